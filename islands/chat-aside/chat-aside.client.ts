/**
 * The chat button stays in its corner unless it would cover a link, a button or a field there, or text before anybody has scrolled: then it
 * moves up to a place near by where it covers none, and as little text as possible.
 */
const button = document.querySelector<HTMLElement>('.chat-button');

/** The distance kept from what is above and below it, and the time without scrolling before it moves, in pixels and milliseconds. */
const gap = 8;
const pause = 100;

function place() {
  if (!button) return;
  const { offsetTop: home, offsetLeft: left, offsetWidth: size } = button;
  const highest = document.querySelector<HTMLElement>('.header')?.offsetHeight ?? 0;
  const isBeside = (box: DOMRect) => box.right > left - gap && box.left < left + size && box.bottom > highest;
  const actions = [
    ...document.querySelectorAll('main :is(a, button, input, select, summary, label, form [role="status"]), footer a'),
  ]
    .flatMap(action => [...action.getClientRects()])
    .filter(isBeside);
  /** Returns how much of some boxes it would cover, as the sum of heights. */
  const covered = (boxes: DOMRect[], top: number) =>
    boxes
      .map(box => Math.min(box.bottom, top + size + gap) - Math.max(box.top, top - gap))
      .reduce((sum, height) => sum + Math.max(0, height), 0);
  const isInTheWay = covered(actions, home) > 0 || (scrollY === 0 && covered(texts(), home) > 0);
  button.style.setProperty('--chat-lift', `${isInTheWay ? cheapest() - home : 0}px`);

  function texts() {
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, td)')]
      .filter(element => isBeside(element.getBoundingClientRect()))
      .flatMap(linesOf)
      .filter(isBeside);
  }

  /** Returns the best place: ten pixels further up are as bad as a pixel of covered text. */
  function cheapest() {
    const read = texts();
    const cost = (top: number) => 1000 * covered(actions, top) + covered(read, top) + (home - top) / 10;
    return [...actions, ...read]
      .map(({ top }) => top - gap - size)
      .filter(top => top > highest && top < home)
      .reduce((best, top) => (cost(top) < cost(best) ? top : best), home);
  }
}

/** Returns the boxes of an element's lines of text. */
function linesOf(element: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}

let timer: ReturnType<typeof setTimeout> | undefined;
function placeSoon() {
  clearTimeout(timer);
  timer = setTimeout(place, pause);
}

// What fades in slides, too.
for (const event of ['scroll', 'resize', 'load', 'animationend']) addEventListener(event, placeSoon);
// Menus, answers and results open and close.
new ResizeObserver(placeSoon).observe(document.body);

export {};
