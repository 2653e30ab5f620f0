/** What a site states of its checks, in content/settings.ts: limits, rules switched off or added, waivers. */
import { createRequire } from 'node:module';
import type * as zod from 'zod';
import { type Diagnostic, hintOf, throwIfAny } from '../diagnostics/diagnostics.ts';
import type { StartOf } from '../model.ts';
import { ruleNames } from './rules/rules.ts';

// As CommonJS, which the site's own schema is run as: the zod for `import` would be a second one.
const { z } = createRequire(import.meta.url)('zod') as typeof import('zod');

/** The limits of a site that states none: characters, bytes after brotli, requests. */
export const defaultLimits = {
  // Characters. Result pages cut longer ones.
  title: 65,
  descriptionLeast: 110,
  descriptionMost: 160,
  // Messengers cut the card's description about here.
  cardDescription: 80,
  // Ten segments of 1,460 bytes, a first congestion window, less TLS and headers.
  pageBytes: 14 * 1024,
  // An article, whose text is the point, may be longer.
  articleBytes: 18 * 1024,
  // A thirtieth of the median home page of 2025 (HTTP Archive).
  initialBytes: 80 * 1024,
  initialRequests: 6,
};

export type Limits = typeof defaultLimits;

const limit = z.custom<number>(value => typeof value === 'number' && value >= 0, 'is not a number');
const reason = z.custom<string>(
  value => typeof value === 'string' && value.trim() !== '',
  'is not a reason, as a text',
);
const rule = z.custom<(page: never) => string[]>(value => typeof value === 'function', 'is not a function of a page');
const start = z.custom<StartOf>(value => typeof value === 'function', 'is not a function of a name');
const ownName = z.string().refine(name => !ruleNames.includes(name));

/** An object in which these names, and no others, may have such values. */
const among = <Value>(names: readonly string[], value: zod.ZodType<Value>) =>
  z.strictObject(Object.fromEntries(names.map(name => [name, value.optional()])), 'is no object').default({});

const schema = z.strictObject(
  {
    limits: among(Object.keys(defaultLimits), limit),
    // Rules that are switched off, and properties that structured data may say though the page does not show them: each with a reason.
    off: among(ruleNames, reason),
    waivers: z.array(z.strictObject({ property: reason, reason })).default([]),
    // Rules of the site's own: functions of a finished page that return a sentence for each finding.
    rules: z.record(ownName, rule, 'is no object').default({}),
    // What `new` can begin beside the generator's own kinds.
    starts: z.record(z.string(), start, 'is no object').default({}),
  },
  'is no object',
);

/** What content/settings.ts may state; all of it is optional there. */
export type Settings = Omit<zod.infer<typeof schema>, 'limits'> & { limits: Limits };

/** The settings of a site out of what content/settings.ts exports as `settings`. Throws a DiagnosticError where that is not right. */
export function settingsOf(exported: unknown): Settings {
  const { error, data } = schema.safeParse(exported === undefined ? {} : exported);
  throwIfAny(error?.issues.flatMap(explain) ?? []);
  return { ...data, limits: { ...defaultLimits, ...data?.limits } } as Settings;
}

function explain(issue: zod.core.$ZodIssue): Diagnostic[] {
  const location = { file: 'content/settings.ts' };
  const [part, name] = issue.path.map(String);
  const what = issue.path.length === 0 ? 'settings' : `settings.${issue.path.join('.')}`;
  if (part === 'waivers')
    return [{ message: 'settings.waivers is not a list of { property, reason }, both of them texts', location }];
  if (issue.code === 'invalid_key')
    return [
      { message: `settings.rules: the generator has a rule "${name}"`, location, hint: 'Give yours another name.' },
    ];
  if (issue.code !== 'unrecognized_keys') {
    const hint = part === undefined && { hint: 'Export it by this name: export const settings = { limits: { … } };' };
    return [{ message: `${what} ${issue.message}`, location, ...hint }];
  }
  const known = { limits: Object.keys(defaultLimits), off: ruleNames }[part ?? ''] ?? Object.keys(schema.shape);
  return issue.keys.map(key => ({
    message: `${what} has an unknown name "${key}"`,
    location,
    hint: hintOf(key, known),
  }));
}
