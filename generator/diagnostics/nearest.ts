/** Returns the known word that is most similar, or undefined if none is similar enough: "title" for "titel" among ["title", "tags"]. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  // Nobody misspells longer words, and the comparison takes quadratic time.
  if (word.length > 100) return undefined;
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: { word: string; distance: number } | undefined;
  for (const candidate of words) {
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance <= limit && (!best || distance < best.distance)) best = { word: candidate, distance };
  }
  return best?.word;
}

export function hintOf(word: string, words: readonly string[]): string {
  const near = nearest(word, words);
  return near ? `Did you mean "${near}"?` : `Known here: ${words.slice(0, 50).join(', ')}.`;
}

/** Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours, each counted as 1. */
function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, at(i - 2, j - 2) + 1);
      row.push(cost);
    }
  }
  return at(a.length, b.length);
}
