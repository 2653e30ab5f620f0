import { openProject, prepare } from '../build.ts';
import { openCache } from '../cache.ts';
import { showDiagnostic } from '../diagnostics/diagnostics.ts';
import type { Run } from './options.ts';

const people = ['owner', 'lawyer', 'developer'];

export const run: Run = async (root, options, print) => {
  const prepared = await prepare(openProject(root, openCache(root)), options);
  const unsettled = prepared.unsettled();
  for (const person of people) {
    const all = unsettled.filter(({ who }) => who === person);
    if (all.length > 0) print(`${all.map(showDiagnostic).join('\n')}\nFor the ${person}: ${all.length} to settle.\n`);
  }
  for (const { rule, page = '', text = '', why } of prepared.settings.waivers ?? [])
    print(`waived: ${[rule, page, text].filter(Boolean).join(' ')}: ${why}`);
  print(`${unsettled.length || 'Nothing'} to settle before launch.`);
  return unsettled.length === 0 ? 0 : 1;
};
