/**
 * Applies rules to the finished pages, in two steps. `checkPage` parses a page and applies the rules that need only that page: its record
 * depends on the page, the style sheets that it loads, the address and the settings alone, so it can be cached. `checkSite` then applies
 * the rules that need all pages.
 */
import { remembered } from '../cache.ts';
import { type Diagnostic, errorAt, type FindText, runSiteCode } from '../diagnostics/diagnostics.ts';
import { type Address, type File, servedPath } from '../model.ts';
import { urlsIn } from './elements.ts';
import { diagnosticsOf, type Found } from './locate.ts';
import { parsePage } from './parse-page.ts';
import { createRecorder } from './record.ts';
import { limitOf, type Margin, marginsOf, openingBytes } from './rules/budgets.ts';
import type { Finding, PageRecord, PageRule, ParsedPage, StyleSheet } from './rules/rule.ts';
import { pageRules, siteRules } from './rules/rules.ts';
import { createSite } from './rules/site.ts';
import { lackedCharactersOf, undeclaredIn } from './rules/styles.ts';
import type { Settings } from './settings.ts';
import { weigh, weighExactly } from './weight.ts';

export { parsePage } from './parse-page.ts';
export { decode, type Finding, type PageRecord } from './rules/rule.ts';
export { ruleNames } from './rules/rules.ts';
export { defaultLimits, settingsOf } from './settings.ts';
export { brotliBytes, transferBytes } from './weight.ts';

/** A finished site, and where its texts come from. */
export type FinishedSite = {
  pages: readonly PageRecord[];
  /** Returns the file an author edits to change a page: "about/index.html" → "pages/about.tsx". */
  sourceOf: (file: string) => string | undefined;
  find: FindText;
  /** Every file of the output → its transfer size in bytes. */
  files: ReadonlyMap<string, number>;
  /** The files of entries that are not public, by their slugs. */
  unpublished: ReadonlyMap<string, string>;
  /** Returns the bytes of a file, if it is at hand: of pages whose exact weight is needed, and of drawings. */
  bytesOf: (file: string) => File['bytes'] | undefined;
};

export type SiteCheck = {
  diagnostics: Diagnostic[];
  /** All findings, each with its page; the diagnostics merge equal ones. */
  findings: readonly Found[];
  margins: Margin[];
  /** Returns the files of the output that a page links to or loads. */
  linksOf: (file: string) => readonly string[];
  /** Returns the bytes of everything that a page loads when it opens, besides its own. */
  openingBytes: (page: PageRecord) => number;
};

/** How many parsed style sheets to keep. */
const maxSheets = 100;

type CheckerOptions = {
  address: Address;
  settings: Settings;
  /** The separate files of the site that are style sheets, among others. */
  assets?: readonly File[];
};

export function createChecker({ address, settings, assets = [] }: CheckerOptions) {
  const linked = new Map(
    assets.filter(({ path }) => path.endsWith('.css')).map(file => [servedPath(file.path, address), file]),
  );
  const isEnabled = ([rule]: [string, unknown]) => !Object.hasOwn(settings.off, rule);
  const customRules = Object.entries(settings.rules).map(([name, rule]) => [name, customRule(name, rule)] as const);
  const rulesOfPage = [...Object.entries(pageRules).filter(isEnabled), ...customRules];
  const rulesOfSite = Object.entries(siteRules).filter(isEnabled);
  const recordOf = createRecorder(address);
  // Pages of a template share a style sheet: parsing one of 22 kB takes as long as all rules for a page.
  const sheets = new Map<string, unknown>();

  function sheetOf({ css, loads }: ParsedPage): StyleSheet {
    if (sheets.size > maxSheets) sheets.clear();
    const files = loads.flatMap(href => linked.get(href) ?? []);
    return remembered(sheets, [css, ...files.map(({ path }) => path)].join('\n'), () => ({
      urls: urlsIn(css),
      undeclared: undeclaredIn([css, ...files.map(({ bytes }) => bytes.toString())].join('\n')),
      lackedCharacters: lackedCharactersOf(css),
    }));
  }

  /** Parses a page, "about/index.html", and applies the rules that need only this page. Throws a DiagnosticError if one of the site's own rules throws. */
  function checkPage(file: string, html: string): PageRecord {
    const page = parsePage(file, html);
    const context = { address, settings, sheet: sheetOf(page) };
    const findings: Finding[] = [];
    for (const [rule, apply] of rulesOfPage)
      apply(page, context, (message, text, nearby) => findings.push({ rule, message, text, nearby }));
    const record = recordOf(page, context.sheet, findings);
    return { ...record, ...weigh(html, limitOf(record, settings)) };
  }

  const siteOf = (finished: FinishedSite) => createSite({ ...finished, address, limits: settings.limits });

  /** Weighs the pages that may be over a limit exactly, and stores the result in their records, so that it is cached. */
  const weighPages = (finished: FinishedSite) => weighExactly(siteOf(finished));

  /** Applies the rules that need all pages, and collects all findings. Call `weighPages` first. */
  function checkSite(finished: FinishedSite): SiteCheck {
    const { pages } = finished;
    const site = siteOf(finished);
    const found: Found[] = pages.flatMap(page => page.findings.map(finding => ({ page, finding })));
    for (const [rule, apply] of rulesOfSite) {
      apply(site, (page, message, text, nearby) => found.push({ page, finding: { rule, message, text, nearby } }));
    }
    const records = new Map(pages.map(page => [page.file, page]));
    const linksOf = (file: string) => {
      const page = records.get(file);
      return page?.references.flatMap(({ href }) => site.resolve(href, page)?.file ?? []) ?? [];
    };
    const diagnostics = diagnosticsOf(found, finished, address);
    const opening = (page: PageRecord) => openingBytes(page, site);
    return { diagnostics, findings: found, margins: marginsOf(site), linksOf, openingBytes: opening };
  }

  return { checkPage, weighPages, checkSite };
}

/**
 * Makes a rule of the site's own, which returns a sentence for each finding, a rule like the others. If it fails on a page, it fails on every
 * later page with the same error, which is shown once: none counts as checked.
 */
function customRule(name: string, apply: (page: ParsedPage) => unknown): PageRule {
  let failure: unknown;
  return (page, _, report) => {
    if (failure) throw failure;
    const task = { file: 'content/settings.ts', what: `apply its rule "${name}" to dist/${page.file}` };
    try {
      const sentences = runSiteCode(task, () => apply(page));
      if (!Array.isArray(sentences) || !sentences.every(sentence => typeof sentence === 'string')) {
        const message = `its rule "${name}" did not return a list of sentences for dist/${page.file}`;
        throw errorAt(task.file, message, 'Return a list with a text for each finding, or []; rules cannot be async.');
      }
      for (const sentence of sentences) report(sentence);
    } catch (error) {
      failure = error;
      throw error;
    }
  };
}
