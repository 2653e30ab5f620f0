import { prepare } from '../build.ts';
import { showDiagnostic } from '../diagnostics/diagnostics.ts';
import { people } from '../model.ts';
import { openCached } from './open-cached.ts';
import type { Run } from './options.ts';

/** Resolves with exit code 1 while anything remains. */
export const run: Run = async (root, { json, ...options }, print) => {
  const { settings, unsettled: list } = await prepare(openCached(root), options);
  const unsettled = list();
  const { waivers = [], allow = [] } = settings;
  if (json) print(JSON.stringify({ unsettled, waivers, allow }));
  else {
    for (const person of people) {
      const all = unsettled.filter(({ who }) => who === person);
      if (all.length > 0) print(`${all.map(showDiagnostic).join('\n')}\nFor the ${person}: ${all.length} to settle.\n`);
    }
    for (const { rule, page = '', text = '', why } of waivers)
      print(`waived: ${[rule, page, text].filter(Boolean).join(' ')}: ${why}`);
    for (const { origin, why } of allow) print(`allowed: ${origin}: ${why}`);
    print(`${unsettled.length || 'Nothing'} to settle before launch.`);
  }
  return unsettled.length === 0 ? 0 : 1;
};
