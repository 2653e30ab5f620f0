/** `preflight`: lists what a person must settle before launch. */
import { prepare } from '../build.ts';
import { showDiagnostic } from '../diagnostics/diagnostics.ts';
import { people } from '../model.ts';
import { openBuilt } from './open-built.ts';
import type { Run } from './options.ts';

/** Resolves with exit code 1 while anything remains. */
export const run: Run = async (root, { url, now, json }, print) => {
  const { settings, unsettled: list } = await prepare(openBuilt(root), { url, now });
  const unsettled = list();
  const { waivers, off } = settings;
  if (json) print(JSON.stringify({ unsettled, waivers, off }));
  else {
    for (const person of people) {
      const all = unsettled.filter(({ who }) => who === person);
      for (const diagnostic of all) print(showDiagnostic(diagnostic));
      if (all.length > 0) print(`For the ${person}: ${all.length} to settle.\n`);
    }
    for (const { property, reason } of waivers)
      print(`waived: ${property} in structured data need not be on the page: ${reason}`);
    for (const [rule, reason] of Object.entries(off)) print(`switched off: the rule ${rule}: ${reason}`);
    print(`${unsettled.length || 'Nothing'} to settle before launch.`);
  }
  return unsettled.length === 0 ? 0 : 1;
};
