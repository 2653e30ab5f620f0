/** Every custom property that a page's CSS uses is declared there: browsers silently drop a declaration with a misspelled one. */
type Page = { css: string; elements: (name: string) => readonly { attribs: Record<string, string> }[] };

const namesIn = (css: string, pattern: RegExp) => new Set(Array.from(css.matchAll(pattern), ([, name = '']) => name));

/** Returns a sentence for each custom property that is used without a fallback and not declared. */
export function customProperties({ css, elements }: Page): string[] {
  // What a linked style sheet declares is not known here.
  if (elements('link').some(({ attribs }) => attribs.rel === 'stylesheet')) return [];
  const declared = namesIn(css, /(--[\w-]+)\s*[:{]/g);
  const used = namesIn(css, /var\(\s*(--[\w-]+)\s*\)/g);
  return [...used].filter(name => !declared.has(name)).map(name => `its CSS uses ${name}, which is not declared`);
}
