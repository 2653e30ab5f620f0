/** Applies rules to the finished site: first those that need only one file, whose results can be cached with it, then the others. */
import type { Diagnostic, LocateText, Location } from '../diagnostics/diagnostics.ts';
import { errorAt, hintOf, orAt, showLocation } from '../diagnostics/diagnostics.ts';
import { contentsOf } from '../files.ts';
import type { Extensions } from '../markdown.ts';
import { type Address, type AnyFile, addTo } from '../model.ts';
import { defaultPictures, type PictureSettings } from '../pictures.ts';
import { runSiteCode } from '../site-code.ts';
import { parsePage } from './page.ts';
import { fileRules } from './rules/file-rules.ts';
import { pageRules } from './rules/page-rules.ts';
import { siteRules } from './rules/site-rules.ts';
import type { Around, FileRule, Finding, Limits, PageRule, Rules, Waiver } from './settings.ts';
import { createWaiver, defaultLimits } from './settings.ts';
import { createSite, type FinishedSite, type PageRecord, recordOf, recordOfFile, type SiteRule } from './site.ts';

export type { CheckedPage } from './page.ts';
export type { FileRule, PageRule } from './settings.ts';
export { type PageRecord, type SiteRule, transferBytes } from './site.ts';

export type Settings = {
  limits?: Partial<Limits>;
  waivers?: readonly Waiver[];
  /** The other sites that pages may request something from when they open: "https://statistics.example". */
  allow?: readonly { origin: string; why: string }[];
  /** Rules of the site's own: for each page by itself, for each file that is no page, and for each of both beside all others. */
  rules?: Record<string, PageRule>;
  fileRules?: Record<string, FileRule>;
  siteRules?: Record<string, SiteRule>;
  pictures?: PictureSettings;
  markdown?: Extensions;
};

const known = ['limits', 'waivers', 'allow', 'rules', 'fileRules', 'siteRules', 'pictures', 'markdown'];

/** Throws for a misspelt name: what it was to change would stay as it is. */
function refuseUnknown(settings: Settings, rules: readonly string[]): void {
  const { limits = {}, pictures = {}, waivers = [] } = settings;
  const waived = waivers.map(({ rule }) => rule);
  const refuse = (what: string, given: readonly string[], known: readonly string[]) => {
    const unknown = given.find(name => !known.includes(name));
    if (unknown) throw errorAt('content/settings.ts', `has an unknown ${what} "${unknown}"`, hintOf(unknown, known));
  };
  refuse('setting', Object.keys(settings), known);
  refuse('limit', Object.keys(limits), Object.keys(defaultLimits));
  refuse('setting of pictures', Object.keys(pictures), Object.keys(defaultPictures));
  refuse('rule to waive', waived, rules);
}

export type SiteCheck = { diagnostics: Diagnostic[]; findings: readonly Finding[] };

/** Applies built-in rules, and a site's own, whose errors are for its author to mend. */
function findingsOf<Subject extends { file: string }, Context>(
  [builtIn, own = {}]: readonly [Rules<Subject, Context>, Rules<Subject, Context> | undefined],
  subject: Subject,
  context: Context,
): Finding[] {
  const { file } = subject;
  const findings: Finding[] = [];
  const apply = (rule: string, rules: Rules<Subject, Context>): unknown =>
    rules[rule]?.(subject, context, (message, text, nearby) => findings.push({ file, rule, message, text, nearby }));
  for (const rule in builtIn) apply(rule, builtIn);
  for (const rule in own)
    runSiteCode({ file: 'content/settings.ts', what: `apply its rule "${rule}" to ${file}` }, () => {
      const result = apply(rule, own);
      if (Object(result) === result) throw new Error('it returns what it finds, and has to `report` it');
    });
  return findings;
}

export function createChecker({ address, settings }: { address: Address; settings: Settings }) {
  const { allow = [], waivers = [] } = settings;
  const own = { ...settings.rules, ...settings.fileRules, ...settings.siteRules };
  refuseUnknown(settings, Object.keys({ ...pageRules, ...fileRules, ...siteRules, ...own }));
  const isWaived = createWaiver(waivers);
  const allowed = new Set(allow.map(({ origin }) => origin.replace(/\/$/, '')));
  const around: Around = { address, limits: { ...defaultLimits, ...settings.limits }, allowed };
  const shared = new Map<string, unknown>();

  function checkFile(given: AnyFile, isPage: boolean): PageRecord | undefined {
    const { path: file } = given;
    if (!isPage && !/\.(?:xml|txt|ics|json|webmanifest|jpe?g)$/i.test(file)) return undefined;
    const bytes = Buffer.from(contentsOf(given));
    if (!isPage) return recordOfFile(file, bytes, findingsOf([fileRules, settings.fileRules], { file, bytes }, around));
    const page = parsePage(file, String(bytes));
    return recordOf(page, address, shared, findingsOf([pageRules, settings.rules], page, around));
  }

  function checkSite(finished: FinishedSite & SourceLookup): SiteCheck {
    const site = createSite(finished, around);
    const inSite = (one: PageRecord) => findingsOf([siteRules, settings.siteRules], one, site);
    const all = [...site.pages, ...site.others].flatMap(one => [...one.findings, ...inSite(one)]);
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
    const found = locateText(text, sources, nearby, isOnly);
    // An address that code has made is written nowhere, but the words of its link are.
    return found.length > 0 || nearby === '' ? found : locateText(nearby, sources, '', true);
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
