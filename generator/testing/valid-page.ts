/** A page that passes every rule of generator/check/, for tests that break one thing in it. */
import { createChecker, type SiteCheck, transferBytes } from '../check/check.ts';
import type { Address, File } from '../model.ts';

export const atRoot: Address = { origin: 'https://name.example', base: '/' };

/** Creates a valid page at a path of the output, whose description begins with its title. */
export function page({ file = 'index.html', name = 'Home', main = '' } = {}): File {
  const url = `https://name.example/${file.replace(/index\.html$/, '')}`;
  return {
    path: file,
    bytes: `<!doctype html><html lang="en-IN"><head><meta name="viewport" content="width=device-width">
<title>${name}</title><meta name="description" content="${name}, described at some length">
<link rel="canonical" href="${url}"><meta property="og:image" content="https://name.example/card.png"></head>
<body><main><h1>${name}</h1>${main}</main></body></html>`,
  };
}

/** Returns a page with one part of its text replaced. */
export const spoiled = ({ path, bytes }: File, from: string | RegExp, to = ''): File => ({
  path,
  bytes: bytes.toString().replace(from, to),
});

type Lookup = Pick<Parameters<ReturnType<typeof createChecker>['checkSite']>[0], 'sourcesOf' | 'locateText'>;

/** Applies all rules to finished files, with settings as content/settings.ts exports them. */
export function check(files: readonly File[], settings: object = {}, lookup: Partial<Lookup> = {}): SiteCheck {
  const checker = createChecker({ address: atRoot, settings });
  const recordsOf = (ending: string) =>
    files
      .filter(({ path }) => path.endsWith(ending))
      .flatMap(file => checker.checkFile(file, ending === '.html') ?? []);
  return checker.checkSite({
    pages: recordsOf('.html'),
    others: recordsOf('.xml'),
    // The card of every page.
    files: new Map([['card.png', 0], ...files.map(file => [file.path, transferBytes(file)] as const)]),
    sourcesOf: () => [],
    locateText: () => [],
    ...lookup,
  });
}

/** Returns the messages of all findings. */
export const findingsOf = (files: readonly File[], settings?: object): string[] =>
  check(files, settings).diagnostics.map(({ message }) => message);
