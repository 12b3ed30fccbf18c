// Dragging a card to a place: with mouse, pen or finger. What is dragged is a picture of the card;
// places carry data-drop. A drop on one of the wanted places makes the choice, any other is a
// change of mind. A press that does not travel stays a tap.
export interface Drag {
  to: readonly string[]; // names of places; none: this cannot be dragged
  done: () => void;
}

const slack = 8; // px that a tap may wander
const margin = 12; // px round a place that still count

function placeUnder(x: number, y: number, names: readonly string[]): HTMLElement | undefined {
  const places = [...document.querySelectorAll<HTMLElement>('[data-drop]')].filter((one) => names.includes(one.dataset['drop'] ?? ''));
  return places.find((one) => {
    const box = one.getBoundingClientRect();
    return x >= box.left - margin && x <= box.right + margin && y >= box.top - margin && y <= box.bottom + margin;
  });
}

function pictureOf(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const picture = node.cloneNode(true) as HTMLElement;
  for (const name of ['data-lit', 'data-at', 'data-testid', 'data-piece']) picture.removeAttribute(name);
  for (const one of picture.querySelectorAll('[data-piece], [data-at]')) {
    one.removeAttribute('data-piece');
    one.removeAttribute('data-at');
  }
  picture.setAttribute('aria-hidden', 'true');
  picture.inert = true;
  picture.style.setProperty('--card', `${box.width}px`);
  Object.assign(picture.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    zIndex: '30',
    pointerEvents: 'none',
    opacity: '0.9',
  });
  return picture;
}

export function drag(node: HTMLElement, given: Drag) {
  let wish = given;
  let begun: { x: number; y: number; id: number } | null = null;
  let picture: HTMLElement | null = null;
  let layer: HTMLElement | null = null; // over everything: regions cut off what leaves them
  let over: HTMLElement | undefined;

  const offer = () => {
    const touch = wish.to.length > 0 ? 'none' : '';
    if (node.style.touchAction !== touch) node.style.touchAction = touch;
  };
  function point(place: HTMLElement | undefined) {
    if (over !== place) over?.removeAttribute('data-over');
    over = place;
    over?.setAttribute('data-over', '');
  }
  function end() {
    layer?.remove();
    picture = null;
    begun = null;
    point(undefined);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', end);
  }
  // A quick hand is off the card before its first move is told, so the window listens.
  function down(event: PointerEvent) {
    if (wish.to.length === 0 || event.button !== 0) return;
    begun = { x: event.clientX, y: event.clientY, id: event.pointerId };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', end);
  }
  function move(event: PointerEvent) {
    if (!begun || event.pointerId !== begun.id) return;
    const x = event.clientX - begun.x;
    const y = event.clientY - begun.y;
    if (!picture) {
      if (Math.hypot(x, y) < slack) return;
      picture = pictureOf(node);
      layer = document.createElement('div');
      layer.className = 'zirkhaki';
      layer.dataset['geo'] = '';
      layer.append(picture);
      document.body.append(layer);
    }
    picture.style.transform = `translate(${x}px, ${y}px) rotate(3deg) scale(1.06)`;
    point(placeUnder(event.clientX, event.clientY, wish.to));
  }
  function up(event: PointerEvent) {
    if (!begun || event.pointerId !== begun.id) return;
    const travelled = picture !== null;
    const place = travelled ? placeUnder(event.clientX, event.clientY, wish.to) : undefined;
    end();
    if (!travelled) return;
    // The click that follows a drag is none.
    addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
    if (place) wish.done();
  }
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };

  offer();
  node.addEventListener('pointerdown', down);
  node.addEventListener('dragstart', stop);
  return {
    update(next: Drag) {
      wish = next;
      offer();
    },
    destroy: end,
  };
}
