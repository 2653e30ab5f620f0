/** Finds the texts and pictures of a page. */
export type Spot = { element: HTMLElement; text: string };

const textsOf = (element: Element) =>
  [...element.childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== '');
/** Returns the longest text of an element, since one that is interrupted by another element may be written nowhere. */
const wordsOf = (element: Element) =>
  textsOf(element).reduce((longest, { data }) => (data.length > longest.length ? data.trim() : longest), '');
const isSpot = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && (element.tagName === 'IMG' || textsOf(element).length > 0);

/** Returns the spot of an element: a bold word belongs to the sentence around it. */
export function spotOf(element: Element, text = wordsOf(element)): Spot | undefined {
  if (!isSpot(element)) return undefined;
  const parent = element.parentElement;
  const isWithin = parent && textsOf(parent).length > 0 && getComputedStyle(element).display === 'inline';
  return isWithin ? spotOf(parent, text) : { element, text };
}

/** Returns what is seen at a point, also through a link that lies over a whole card; beside letters, the text of the link that is there. */
export function spotAt(x: number, y: number): Spot | undefined {
  const elements = document.elementsFromPoint(x, y);
  const isAt = ({ left, right, top, bottom }: DOMRect) => left <= x && x <= right && top <= y && y <= bottom;
  for (const element of elements) {
    if (element.tagName === 'IMG') return spotOf(element);
    const text = textsOf(element).find(node => [...rangeOf(node).getClientRects()].some(isAt));
    if (text) return spotOf(element, text.data.trim());
    if (!getComputedStyle(element).backgroundColor.endsWith(', 0)')) break;
  }
  const link = elements[0]?.closest('a, button');
  return link ? spotOf(spotsIn(link)[0] ?? link) : elements[0] && spotOf(elements[0]);
}

/** Returns all spots that can be seen, in their order. */
export const spotsIn = (root: Element): HTMLElement[] =>
  [...root.querySelectorAll('*')]
    .filter(isSpot)
    .filter(element => element.checkVisibility() && spotOf(element)?.element === element);

function rangeOf(node: Node): Range {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range;
}

/** Returns where a spot is drawn on the page. */
export function boxOf({ element }: Spot): { left: number; top: number; width: number; height: number } {
  const { left, top, width, height } = (element.tagName === 'IMG' ? element : rangeOf(element)).getBoundingClientRect();
  return { left: left + scrollX, top: top + scrollY, width, height };
}

/** Returns what `dev` needs to find where a spot is written: its text, and what stands around it. */
export function questionOf({ element, text }: Spot): Record<string, string> {
  // What is skipped because it is far from the screen has no inner text.
  const whole = element.innerText.trim() || (element.textContent ?? '');
  let around = element.parentElement;
  while (around?.innerText.trim() === whole) around = around.parentElement;
  const rest = { nearby: around?.innerText ?? '', path: location.pathname };
  const { src } = element as HTMLImageElement;
  return src ? { ...rest, src } : { ...rest, text: text || whole, whole };
}
