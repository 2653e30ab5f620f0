/** The chat button moves up from its corner to the lowest place where it covers no link, button or field; without one, to where it covers least. */
const button = document.querySelector<HTMLElement>('.chat-button');

/** The distance kept from what is above and below it, and the time without scrolling before it moves, in pixels and milliseconds. */
const gap = 8;
const pause = 100;

function place() {
  if (!button) return;
  const { offsetTop: home, offsetLeft: left, offsetWidth: size } = button;
  const header = document.querySelector<HTMLElement>('.header')?.offsetHeight ?? 0;
  const actions = document.querySelectorAll('main :is(a, button, input, select, summary, label), footer a');
  const beside = [...actions]
    .flatMap(action => [...action.getClientRects()])
    .filter(box => box.right > left - gap && box.left < left + size && box.bottom > header && box.top < innerHeight);
  const covered = (top: number) =>
    beside
      .map(box => Math.min(box.bottom, top + size + gap) - Math.max(box.top, top - gap))
      .reduce((sum, height) => sum + Math.max(0, height), 0);
  const places = [home, ...beside.map(({ top }) => top - gap - size)]
    .filter(top => top > header && top <= home)
    .sort((a, b) => covered(a) - covered(b) || b - a);
  button.style.setProperty('--chat-lift', `${(places[0] ?? home) - home}px`);
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
