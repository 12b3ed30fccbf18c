// Classes that put a picture behind an element, in a style sheet of their own: a picture's address is long,
// and in an element's own style it is read anew for every element that changes.

let sheet: CSSStyleSheet | undefined;
const rules = new Map<string, CSSStyleRule>();

export function hasPicture(name: string): boolean {
  return rules.has(name);
}

// From now on elements of this class have this picture in front of the other `layers` of their background.
export function setPicture(name: string, address: string, layers = ''): void {
  const image = `url("${address}")${layers && `, ${layers}`}`;
  const rule = rules.get(name);
  if (rule) {
    rule.style.backgroundImage = image;
    return;
  }
  if (!sheet) document.adoptedStyleSheets.push((sheet = new CSSStyleSheet()));
  const at = sheet.insertRule(`:root .${name}.${name} { background-image: ${image}; }`);
  rules.set(name, sheet.cssRules[at] as CSSStyleRule);
}
