/**
 * Rules over the finished pages, in two steps. `checkPage` reads one page and applies the rules that need nothing else: its record depends
 * on that page, the address and the settings alone, so it can be kept. `checkSite` then applies the rules between pages.
 */
import { type Diagnostic, errorAt, runSiteCode } from '../diagnostics/diagnostics.ts';
import type { Address, File } from '../model.ts';
import { urlsIn } from './elements.ts';
import { diagnosticsOf, type Found, type Sources } from './locate.ts';
import { parsePage } from './parse-page.ts';
import { createRecorder } from './record.ts';
import { limitOf, openingBytes } from './rules/budgets.ts';
import { clip, type Finding, type PageRecord, type ParsedPage, type StyleSheet } from './rules/rule.ts';
import { pageRules, siteRules } from './rules/rules.ts';
import { createSite } from './rules/site.ts';
import { lackedLettersOf, undeclaredIn } from './rules/styles.ts';
import type { Settings } from './settings.ts';
import { brotliBytes, type Margin, marginsOf, weigh, weighExactly } from './weight.ts';

export { parsePage } from './parse-page.ts';
export { decode, type Finding, type PageRecord } from './rules/rule.ts';
export { ruleNames } from './rules/rules.ts';
export { defaultLimits, settingsOf } from './settings.ts';
export { brotliBytes, transferBytes, weightOf } from './weight.ts';

/** A finished site, and what is known of where its texts come from. */
export type FinishedSite = Sources & {
  pages: readonly PageRecord[];
  /** Every file of the output → its bytes on the way to a browser. */
  files: ReadonlyMap<string, number>;
  /** The bytes of a page, for the few whose exact weight is needed. */
  bytesOf: (file: string) => File['bytes'] | undefined;
};

export type SiteCheck = {
  diagnostics: Diagnostic[];
  /** What was found about each page, which the diagnostics say together. */
  findings: readonly Found[];
  margins: Margin[];
  /** The files of the output to which a page leads, or which it loads. */
  linksOf: (file: string) => readonly string[];
  /** Bytes of all that a page opens with, beside its own. */
  openingBytes: (page: PageRecord) => number;
};

type Checker = {
  /** Reads a page, "about/index.html", and applies the rules that need it alone. Throws a DiagnosticError where a rule of the site's fails. */
  checkPage: (file: string, html: string) => PageRecord;
  /** Weighs pages exactly that may be over a limit or are near to it, and writes that into their records, so that it is kept, too. */
  weighPages: (site: FinishedSite) => Promise<void>;
  /** Applies the rules between pages, and gathers all findings. Pages have been weighed before. */
  checkSite: (site: FinishedSite) => SiteCheck;
};

/** Style sheets that are remembered. */
const mostSheets = 100;

export function createChecker({ address, settings }: { address: Address; settings: Settings }): Checker {
  const isOn = ([rule]: [string, unknown]) => !Object.hasOwn(settings.off, rule);
  const rulesOfPage = Object.entries(pageRules).filter(isOn);
  const rulesOfSite = Object.entries(siteRules).filter(isOn);
  const ownRules = Object.entries(settings.rules) as [string, OwnRule][];
  /** What one of them threw. Every page after that is refused with the same error, which is shown once: none passes for checked. */
  const failed = new Map<string, unknown>();
  const recordOf = createRecorder(address);
  // Pages of one template share a style sheet: to read and compress one of 22 kB takes 0.4 ms, more than all rules take for a page.
  const sheets = new Map<string, StyleSheet>();

  function sheetOf(css: string): StyleSheet {
    let sheet = sheets.get(css);
    if (!sheet) {
      const weight = brotliBytes(css, 5);
      sheet = { weight, urls: urlsIn(css), undeclared: undeclaredIn(css), lackedLetters: lackedLettersOf(css) };
      if (sheets.size >= mostSheets) sheets.clear();
      sheets.set(css, sheet);
    }
    return sheet;
  }

  function checkPage(file: string, html: string): PageRecord {
    const page = parsePage(file, html);
    const context = { address, settings, sheet: sheetOf(page.css) };
    const findings: Finding[] = [];
    for (const [rule, apply] of rulesOfPage)
      apply(page, context, (message, text, beside) => findings.push({ rule, message, text, beside }));
    for (const [rule, apply] of ownRules) {
      if (failed.has(rule)) throw failed.get(rule);
      try {
        for (const message of applyOwn(rule, apply, page)) findings.push({ rule, message });
      } catch (error) {
        failed.set(rule, error);
        throw error;
      }
    }
    const record = recordOf(page, context.sheet, findings);
    return { ...record, ...weigh(html, page, context.sheet.weight, limitOf(record, settings)) };
  }

  const siteOf = ({ pages, files }: FinishedSite) => createSite({ pages, files, address, limits: settings.limits });

  function checkSite(finished: FinishedSite): SiteCheck {
    const { pages } = finished;
    const site = siteOf(finished);
    const found: Found[] = pages.flatMap(page => page.findings.map(finding => ({ page, finding })));
    for (const [rule, apply] of rulesOfSite) {
      apply(site, (page, message, text, beside) => found.push({ page, finding: { rule, message, text, beside } }));
    }
    const records = new Map(pages.map(page => [page.file, page]));
    const linksOf = (file: string) => {
      const page = records.get(file);
      return page?.references.flatMap(({ href }) => site.resolve(href, page)?.file ?? []) ?? [];
    };
    const diagnostics = diagnosticsOf(found, pages.length, finished, address);
    const opening = (page: PageRecord) => openingBytes(page, site);
    return { diagnostics, findings: found, margins: marginsOf(site), linksOf, openingBytes: opening };
  }

  return { checkPage, weighPages: finished => weighExactly(siteOf(finished), finished.bytesOf), checkSite };
}

/** A rule of the site's own gives a sentence for each finding. */
type OwnRule = (page: ParsedPage) => unknown;

function applyOwn(rule: string, apply: OwnRule, page: ParsedPage): string[] {
  const doing = { file: 'content/settings.ts', what: `apply its rule "${rule}" to dist/${page.file}` };
  const nowhere = () => undefined;
  const sentences = runSiteCode(doing, nowhere, () => apply(page));
  if (Array.isArray(sentences) && sentences.every(sentence => typeof sentence === 'string')) return sentences.map(clip);
  const message = `its rule "${rule}" did not return a list of sentences for dist/${page.file}`;
  const hint = 'Return one text for each finding, or [].';
  throw errorAt(doing.file, message, hint);
}
