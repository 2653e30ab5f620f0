/** Rules over the finished files. Every finding of every page is reported; any finding fails the build. */
import { describe } from './check/describe.ts';
import { headings } from './check/headings.ts';
import { inspect, type PageFacts } from './check/inspect.ts';
import { jsonLd } from './check/json-ld.ts';
import { leaks } from './check/leaks.ts';
import { links } from './check/links.ts';
import { references } from './check/references.ts';
import { weights } from './check/weights.ts';
import type { File } from './compile.ts';
import type { Address } from './render.ts';
import type { Problem } from './site-error.ts';

/** A stated reason for which structured data may say what the page does not show. */
export type Waiver = { property: string; reason: string };

/** What a rule sees beside the page: all pages, all files, where the site will stand. */
export type Whole = {
  pages: readonly PageFacts[];
  files: ReadonlyMap<string, File>;
  address: Address;
  waivers: readonly Waiver[];
};

/** A rule gives one sentence for each finding on one page. */
export type Rule = (page: PageFacts, whole: Whole) => string[];

const rules: Rule[] = [headings, describe, references, links, jsonLd, leaks, weights];

/** Applies every rule to every page. */
export function check(files: readonly File[], address: Address, waivers: readonly Waiver[] = []): Problem[] {
  const pages = files.flatMap(file => inspect(file) ?? []);
  const whole: Whole = { pages, files: new Map(files.map(file => [file.path, file])), address, waivers };
  return pages.flatMap(page =>
    rules.flatMap(rule => rule(page, whole).map(message => ({ message, place: { file: `dist/${page.file}` } }))),
  );
}
