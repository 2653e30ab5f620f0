/** What a site states of its checks, in content/settings.ts: limits, rules switched off or added, waivers. */
import { type Diagnostic, nearest, throwIfAny } from '../diagnostics/diagnostics.ts';
import type { Limits, Settings, Waiver } from '../model.ts';
import { ruleNames } from './rules/rules.ts';

/** The limits of a site that states none. */
export const defaultLimits: Limits = {
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

const file = 'content/settings.ts';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isReason = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isWaiver = (value: unknown): value is Waiver =>
  isObject(value) && isReason(value.property) && isReason(value.reason) && Object.keys(value).length === 2;

/** The settings of a site out of what content/settings.ts exports as `settings`. Throws a DiagnosticError where that is not right. */
export function settingsOf(exported: unknown): Settings {
  const diagnostics: Diagnostic[] = [];
  const report = (message: string, hint?: string) =>
    diagnostics.push({ message, location: { file }, ...(hint && { hint }) });

  /** The entries of an object whose keys are known (or new), and whose values pass. */
  function entriesOf(
    what: string,
    value: unknown,
    known: (key: string) => string | undefined,
    isRight: (value: unknown) => boolean,
    wanted: string,
  ) {
    if (value === undefined) return {};
    if (!isObject(value)) report(`${what} is no object`);
    for (const [key, item] of Object.entries(isObject(value) ? value : {})) {
      const hint = known(key);
      if (hint !== undefined) report(`${what} has an unknown name "${key}"`, hint);
      else if (!isRight(item)) report(`${what}.${key} is not ${wanted}`);
    }
    return value as Record<string, never>;
  }
  const among = (names: readonly string[]) => (key: string) => {
    if (names.includes(key)) return undefined;
    const near = nearest(key, names);
    return near ? `Did you mean "${near}"?` : `Known here: ${names.join(', ')}.`;
  };
  const isNew = (key: string) =>
    ruleNames.includes(key) ? 'The generator has a rule of this name: give yours another.' : undefined;

  const all = entriesOf('settings', exported, among(['limits', 'off', 'waivers', 'rules']), () => true, '');
  const isLimit = (value: unknown) => typeof value === 'number' && value >= 0;
  const limits = entriesOf('settings.limits', all.limits, among(Object.keys(defaultLimits)), isLimit, 'a number');
  const off = entriesOf('settings.off', all.off, among(ruleNames), isReason, 'a reason, as a text');
  const rules = entriesOf(
    'settings.rules',
    all.rules,
    isNew,
    value => typeof value === 'function',
    'a function of a page',
  );
  const waivers: unknown = all.waivers ?? [];
  if (!Array.isArray(waivers) || !waivers.every(isWaiver))
    report('settings.waivers is not a list of { property, reason }, both of them texts');
  throwIfAny(diagnostics);
  return { limits: { ...defaultLimits, ...limits }, off, waivers: waivers as Waiver[], rules };
}
