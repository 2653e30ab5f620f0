/** The settings of a site, in content/settings.ts: limits, waivers, other sites that pages may use, rules of its own, pictures. */
import { errorAt, hintOf } from '../diagnostics/diagnostics.ts';
import { servedPath } from '../model.ts';
import { defaultPictures, type PictureSettings } from '../pictures.ts';
import { defaultLimits, type FileRule, type Finding, type Limits, type PageRule } from './rule.ts';
import type { SiteRule } from './site.ts';

/** Findings to leave out: those of a rule, everywhere or on some pages, or with some link or text. In patterns, "*" stands for anything. */
export type Waiver = {
  rule: string;
  page?: string;
  /** The link or text that the finding is about, "http://localhost:*", or its whole sentence. */
  text?: string;
  why: string;
};

export type Settings = {
  limits?: Partial<Limits>;
  waivers?: readonly Waiver[];
  /** The other sites that pages may request something from when they open: "https://statistics.example". */
  allow?: readonly { origin: string; why: string }[];
  /** Rules of the site's own: for each page by itself, for each file that is no page, and for each of both beside all others. */
  rules?: Readonly<Record<string, PageRule>>;
  fileRules?: Readonly<Record<string, FileRule>>;
  siteRules?: Readonly<Record<string, SiteRule>>;
  pictures?: Partial<PictureSettings>;
};

const known = ['limits', 'waivers', 'allow', 'rules', 'fileRules', 'siteRules', 'pictures'];

/** Throws for a misspelt name: what it was to change would stay as it is. */
export function refuseUnknown(settings: Settings, rules: readonly string[]): void {
  const { limits = {}, pictures = {}, waivers = [] } = settings;
  const refuse = (what: string, given: readonly string[], known: readonly string[]) => {
    const unknown = given.find(name => !known.includes(name));
    if (unknown) throw errorAt('content/settings.ts', `has an unknown ${what} "${unknown}"`, hintOf(unknown, known));
  };
  refuse('setting', Object.keys(settings), known);
  refuse('limit', Object.keys(limits), Object.keys(defaultLimits));
  refuse('setting of pictures', Object.keys(pictures), Object.keys(defaultPictures));
  refuse(
    'rule to waive',
    waivers.map(({ rule }) => rule),
    rules,
  );
}

export function createWaiver(waivers: readonly Waiver[]): (finding: Finding) => boolean {
  const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  const patternOf = (text = '*') => new RegExp(`^${escaped(text)}$`, 's');
  const all = waivers.map(({ rule, page, text }) => ({ rule, page: patternOf(page), text: patternOf(text) }));
  return ({ rule, file, message, text = '' }) => {
    const path = decodeURI(servedPath(file, { origin: '', base: '/' }));
    return all.some(one => one.rule === rule && one.page.test(path) && (one.text.test(text) || one.text.test(message)));
  };
}
