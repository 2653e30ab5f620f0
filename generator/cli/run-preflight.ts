import { openProject, prepare } from '../build.ts';
import { openCache } from '../cache.ts';
import { showLocation } from '../diagnostics/diagnostics.ts';
import { addTo } from '../model.ts';
import type { Unsettled } from '../read/read.ts';
import type { Run } from './options.ts';

/** Letters of a line. */
const width = 80;
const first =
  'Write the right value in place of each, and delete the word !placeholder before it;\n' +
  'or run `npm run dev`, open /__site/todo/ in the browser, and fill them in there.\n';

export const run: Run = async (root, options, print) => {
  const { unsettled, reading, settings } = await prepare(openProject(root, openCache(root)), options);
  const groups = new Map<string, Unsettled[]>();
  const all = unsettled();
  for (const one of all) addTo(groups, one.group, one);
  if (all.length > 0) print(first);
  for (const [name, points] of groups) {
    print(`${name}: ${points.length}`);
    for (const { location, path, message, who } of points) {
      const { kind, value } = reading.editing.describe(location.file, path);
      const line = `  ${showLocation(location)}: ${who === 'owner' ? '' : `(${who}) `}${message.replace('placeholder: ', '')}`;
      print(line.length > width ? `${line.slice(0, width - 1)}…` : line);
      if (kind === 'boolean' && value === undefined) print(`    add the line: ${String(path.at(-1))}: true`);
    }
    print('');
  }
  for (const { rule, page = '', text = '', why } of settings.waivers ?? [])
    print(`waived: ${[rule, page, text].filter(Boolean).join(' ')}: ${why}`);
  print(`${all.length || 'Nothing'} to settle before launch.`);
  return all.length === 0 ? 0 : 1;
};
