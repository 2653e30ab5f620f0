/** The words of a text as a reader meets them: no Markdown signs, no addresses. */
export function wordsOf(markdown: string): number {
  const plain = markdown
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/^[\s>]*(?:[-*+]|\d+\.|#+)\s/gm, ' ')
    .replace(/[|*_`[\]]|-{3,}/g, ' ');
  // A word is what has a letter or a digit. ASCII is looked for first: asked of every sign, \p takes twice as long.
  return plain.match(/(?:[A-Za-z0-9]|[^\0-\x7F](?<=[\p{L}\p{N}]))\S*/gu)?.length ?? 0;
}
