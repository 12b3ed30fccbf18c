// Reads a rule sheet (rules/<game>.md): after the title a note in each language, then the rules once in each, in sections
// (### §4 …) of numbered paragraphs (**§4.4** …) that may be followed by tables and lists. What comes out has nothing but
// the few elements written here: whatever else Markdown knows, HTML above all, is refused, and so is a reference to a
// paragraph that is not there.
import { lexer, type Token, type Tokens } from 'marked';
import type { RuleSheet } from '../src/rules/sheet';
import { digitsIn } from '../src/words/numbers.ts';

export type Language = 'en' | 'fa';
const headings: Record<Language, string> = { en: 'English', fa: 'فارسی' };
// An escaped sign, the name of a place, words, a number.
const latin = /(&#\d+;)|([A-Za-z]+\d+)|[A-Za-z][A-Za-z'!-]*(?: [A-Za-z][A-Za-z'!-]*)*|\d+/g;
const reference = /§(\d+(?:\.\d+)?)/g;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function readSheet(markdown: string, game: string, language: Language): RuleSheet {
  const writer = new Writer(game, language);
  const blocks = lexer(markdown).filter((block) => block.type !== 'space');
  const halves = blocks.flatMap((block, at) => (isHeading(block, 2) ? [{ name: block.text, at }] : []));
  const half = halves.findIndex(({ name }) => name === headings[language]);
  const notes = blocks.slice(1, halves[0]?.at);
  if (!isHeading(blocks[0], 1) || half < 0 || notes.length !== 2) throw new Error(`${game}: not the outline of a rule sheet`);
  const [lead, ...sections] = split(blocks.slice(halves[half]!.at + 1, halves[half + 1]?.at), (block) => isHeading(block, 3));
  const sheet = {
    lead: writer.blocks(lead ?? []),
    sections: sections.map((section) => writer.section(section)),
    note: writer.blocks([notes[language === 'en' ? 0 : 1]!]),
  };
  writer.checkReferences();
  return sheet;
}

const isHeading = (block: Token | undefined, depth: number): block is Tokens.Heading => block?.type === 'heading' && block['depth'] === depth;

// Cut before each that begins a part; the first part is what stands before all of them.
function split(blocks: Token[], begins: (block: Token) => boolean): Token[][] {
  const parts: Token[][] = [[]];
  for (const block of blocks) {
    if (begins(block)) parts.push([]);
    parts.at(-1)!.push(block);
  }
  return parts;
}

// The number that a paragraph begins with: its place in the sheet.
function numberOf(block: Token): string | undefined {
  const first = block.type === 'paragraph' ? (block as Tokens.Paragraph).tokens[0] : undefined;
  return first?.type === 'strong' ? /^§(\d+\.\d+)$/.exec((first as Tokens.Strong).text)?.[1] : undefined;
}

class Writer {
  private readonly places = new Set<string>();
  private readonly referred = new Set<string>();

  constructor(
    private readonly game: string,
    private readonly language: Language,
  ) {}

  section([heading, ...blocks]: Token[]): RuleSheet['sections'][number] {
    const [, number, title] = /^§(\d+) (.+)$/.exec((heading as Tokens.Heading).text) ?? [];
    if (!number || !title) return this.refuse(`a section without a number: ${heading!.raw}`);
    this.settle(number);
    const [opening, ...paragraphs] = split(blocks, (block) => numberOf(block) !== undefined);
    return { number, title, html: this.blocks(opening!, number) + paragraphs.map((paragraph) => this.paragraph(paragraph)).join('') };
  }

  blocks(blocks: Token[], place = ''): string {
    return blocks.map((block) => this.block(block, place)).join('');
  }

  checkReferences(): void {
    for (const number of this.referred) if (!this.places.has(number)) this.refuse(`there is no §${number}`);
  }

  private refuse(why: string): never {
    throw new Error(`rules of ${this.game}, ${this.language}: ${why}`);
  }

  private settle(place: string): void {
    if (this.places.has(place)) this.refuse(`§${place} is there twice`);
    this.places.add(place);
  }

  private paragraph([first, ...more]: Token[]): string {
    const number = numberOf(first!)!;
    this.settle(number);
    const [, ...words] = (first as Tokens.Paragraph).tokens;
    const opening = `<p>${this.link(number, `class="number" id="number-${number}"`)}${this.inline(words)}</p>`;
    return `<div class="paragraph" id="${number}" tabindex="-1">${opening}${this.blocks(more, number)}</div>`;
  }

  private block(block: Token, place: string): string {
    switch (block.type) {
      case 'paragraph':
        return `<p>${this.inline((block as Tokens.Paragraph).tokens)}</p>`;
      case 'list':
        return this.list(block as Tokens.List);
      case 'table':
        return this.table(block as Tokens.Table, place);
      default:
        return this.refuse(`${block.type}: ${block.raw}`);
    }
  }

  private list({ ordered, items }: Tokens.List): string {
    const element = ordered ? 'ol' : 'ul';
    const texts = items.map(({ tokens }) => tokens.map((part) => (part.type === 'text' ? this.inline((part as Tokens.Text).tokens ?? []) : this.block(part, ''))).join(''));
    return `<${element}>${texts.map((text) => `<li>${text}</li>`).join('')}</${element}>`;
  }

  // In a box of its own, which scrolls where the page is too narrow, also by keys; its name is the paragraph's number. One of
  // sentences (wordy) can be read as a list there.
  private table({ header, rows }: Tokens.Table, place: string): string {
    const cell = (element: string, { tokens }: Tokens.TableCell) => `<${element}>${this.inline(tokens)}</${element.split(' ')[0]}>`;
    const head = header.map((one) => cell(one.text ? 'th scope="col"' : 'td', one)).join('');
    const body = rows.map(([first, ...others]) => `<tr>${cell('th scope="row"', first!)}${others.map((one) => cell('td', one)).join('')}</tr>`).join('');
    const wordy = header.length <= 3 && rows.some((row) => row.some(({ text }) => text.length > 40));
    return `<div class="table${wordy ? ' wordy' : ''}" role="group" tabindex="0" aria-labelledby="number-${place}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
  }

  private inline(parts: Token[]): string {
    return parts.map((part) => this.part(part)).join('');
  }

  private part(part: Token): string {
    switch (part.type) {
      case 'text':
      case 'escape':
        return this.text((part as Tokens.Text).text);
      case 'strong':
        return `<strong>${this.inline((part as Tokens.Strong).tokens)}</strong>`;
      case 'em':
        return `<em>${this.inline((part as Tokens.Em).tokens)}</em>`;
      case 'codespan':
        return `<code data-code>${escaped((part as Tokens.Codespan).text)}</code>`;
      default:
        return this.refuse(`${part.type}: ${part.raw}`);
    }
  }

  private text(text: string): string {
    const parts = text.split(reference); // words and numbers by turns
    return parts.map((words, n) => (n % 2 === 0 ? this.ownScript(escaped(words)) : this.reference(words))).join('');
  }

  private reference(number: string): string {
    this.referred.add(number);
    return this.link(number, 'class="reference"');
  }

  private link(number: string, attributes: string): string {
    return `<a ${attributes} href="/rules/${this.game}#${number}">§${this.ownScript(number)}</a>`;
  }

  // In Persian: Persian digits, besides those of the names of places, such as D4; and Latin words apart, so that they do not
  // turn round what stands beside them.
  private ownScript(text: string): string {
    if (this.language === 'en') return text;
    return text.replace(latin, (one: string, sign?: string, name?: string) => {
      if (sign) return sign;
      if (name) return `<span data-code>${name}</span>`;
      return /^\d/.test(one) ? digitsIn(one, 'fa') : `<bdi>${one}</bdi>`;
    });
  }
}
