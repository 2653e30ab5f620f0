/** Applies rules to the finished pages: first those that need only one page, whose results can be cached with it, then the others. */
import type { Diagnostic, LocateText, Location } from '../diagnostics/diagnostics.ts';
import { errorAt, hintOf, orAt, showLocation } from '../diagnostics/diagnostics.ts';
import { contentsOf } from '../files.ts';
import { type Address, type AnyFile, addTo } from '../model.ts';
import { isLocated } from '../pictures.ts';
import { runSiteCode } from '../site-code.ts';
import { parsePage } from './page.ts';
import { pageRules } from './rules/page-rules.ts';
import { siteRules } from './rules/site-rules.ts';
import { createWaiver, defaultLimits, type Finding, type Rules, type Settings } from './settings.ts';
import { createSite, type FinishedSite, type PageRecord, recordOf, recordOfOther, recordOfXml } from './site.ts';

export type { CheckedPage } from './page.ts';
export type { Settings } from './settings.ts';
export { type PageRecord, transferBytes } from './site.ts';

export type SiteCheck = { diagnostics: Diagnostic[]; findings: readonly Finding[] };
const knownSettings = ['limits', 'waivers', 'allow', 'rules'];

/** Throws for a misspelt name: what it was to change would stay as it is. */
function refuseUnknown(what: string, given: object = {}, known: readonly string[]): void {
  const unknown = Object.keys(given).find(name => !known.includes(name));
  if (unknown) throw errorAt('content/settings.ts', `has an unknown ${what} "${unknown}"`, hintOf(unknown, known));
}

export function createChecker({ address, settings }: { address: Address; settings: Settings }) {
  const { waivers = [], allow = [], rules = {} } = settings;
  const known = { ...pageRules, ...siteRules, ...rules, xml: true, position: true };
  const unknown = waivers.find(({ rule }) => !(rule in known));
  if (unknown) throw errorAt('content/settings.ts', `waives "${unknown.rule}", which is no rule`);
  refuseUnknown('setting', settings, knownSettings);
  refuseUnknown('limit', settings.limits, Object.keys(defaultLimits));
  const isWaived = createWaiver(waivers);
  const limits = { ...defaultLimits, ...settings.limits };
  const shared = new Map<string, unknown>();

  function findingsOf<Page extends { file: string }, Context>(all: Rules<Page, Context>, page: Page, context: Context) {
    const findings: Finding[] = [];
    for (const [rule, apply] of Object.entries(all))
      apply(page, context, (message, text, nearby) => findings.push({ file: page.file, rule, message, text, nearby }));
    return findings;
  }

  function checkFile(given: AnyFile, isPage: boolean): PageRecord | undefined {
    const file = given.path;
    if (!isPage && !/\.(?:xml|jpe?g)$/i.test(file)) return undefined;
    const bytes = Buffer.from(contentsOf(given));
    if (isPage) return checkPage(file, String(bytes));
    if (file.endsWith('.xml')) return recordOfXml(file, String(bytes));
    const message = 'says where it was taken; export it without its position';
    return isLocated(bytes) ? recordOfOther(file, [{ file, rule: 'position', message }]) : undefined;
  }

  function checkPage(file: string, html: string): PageRecord {
    const page = parsePage(file, html);
    const findings = findingsOf(pageRules, page, { address, limits });
    for (const [rule, apply] of Object.entries(rules)) {
      const task = { file: 'content/settings.ts', what: `apply its rule "${rule}" to ${file}` };
      findings.push(...runSiteCode(task, () => apply(page).map(message => ({ file, rule, message }))));
    }
    return recordOf(page, address, shared, findings);
  }

  function checkSite(finished: FinishedSite & SourceLookup & { others: readonly PageRecord[] }): SiteCheck {
    const site = createSite(finished, address, limits, new Set(allow.map(({ origin }) => origin.replace(/\/$/, ''))));
    const all = [
      ...site.pages.flatMap(page => [...page.findings, ...findingsOf(siteRules, page, site)]),
      ...finished.others.flatMap(one => [...one.findings, ...findingsOf({ links: siteRules.links }, one, site)]),
    ];
    const findings = all.filter(finding => !isWaived(finding));
    return { findings, diagnostics: diagnosticsOf(findings, site.pages.length, finished) };
  }

  return { checkFile, checkSite };
}

/** `sourcesOf` returns the files that make a page: the one an author edits to change it, its module, and what that imports. */
type SourceLookup = { sourcesOf: (file: string) => readonly string[]; locateText: LocateText };

/** For how many texts that are not in the source of their page to search everywhere: on thousands of pages that takes long. */
const maxSearched = 50;
const shell = 'pages/_document.tsx';

function diagnosticsOf(findings: readonly Finding[], pages: number, { sourcesOf, locateText }: SourceLookup) {
  const searched = new Set<string>();
  function locate({ text = '', nearby = '' }: Finding, sources: readonly string[]): readonly Location[] {
    if (text.trim() === '') return [];
    const key = `${text}\n${nearby}`;
    const isOnly = searched.size >= maxSearched && !searched.has(key);
    if (!isOnly) searched.add(key);
    return locateText(text, sources, nearby, isOnly);
  }

  const groups = new Map<string, Finding[]>();
  for (const finding of findings) addTo(groups, `${finding.rule} ${finding.message}`, finding);
  return [...groups.values()].flatMap((group): Diagnostic[] => {
    // What most pages have is in the shell, or in something that it imports.
    const isCommon = group.length > 2 && group.length * 2 > pages;
    const places = new Map<string, { finding: Finding; location: Location; others: Location[]; files: Set<string> }>();
    for (const finding of group) {
      const files = sourcesOf(finding.file);
      const sources = isCommon ? [shell, shell, ...files.slice(1)] : files;
      const [location = { file: sources[0] ?? `dist/${finding.file}` }, ...others] = locate(finding, sources);
      const key = showLocation(location);
      const place = places.get(key) ?? { finding, location, others, files: new Set() };
      places.set(key, place);
      place.files.add(finding.file);
    }
    return Array.from(places.values(), ({ finding: { file, rule, message }, location, others, files: { size } }) => {
      const more = size > 1 ? ` and ${size - 1} more page${size > 2 ? 's' : ''}` : '';
      return { rule, message, location, hint: `It shows on dist/${file}${more}.${orAt(others)}` };
    });
  });
}
