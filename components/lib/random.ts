/** FNV-1a, 32 bits, https://datatracker.ietf.org/doc/html/draft-eastlake-fnv */
function numberFrom(text: string): number {
  let state = 2166136261;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  return state >>> 0;
}

/**
 * Returns a generator of pseudorandom numbers from 0 to 1 that depend on the seed only: mulberry32, seeded with a hash of the text.
 * `random('a-slug')()` → 0.6…
 */
export function random(seed: string): () => number {
  let state = numberFrom(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
