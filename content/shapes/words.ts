/** The words of a text as a reader meets them: no Markdown signs, no addresses. */
export function wordsOf(markdown: string): number {
  const plain = markdown
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/^[\s>]*(?:[-*+]|\d+\.|#+)\s/gm, ' ')
    .replace(/[|*_`[\]]|-{3,}/g, ' ');
  return plain.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;
}
