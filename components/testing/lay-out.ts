/** Runs in a page: lays out the sections that the browser skips, as their contents have no true place and size yet. */
export function layOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('main > *, .story, footer { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}
