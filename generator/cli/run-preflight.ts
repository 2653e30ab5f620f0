/** `preflight`: lists what a person must settle before launch. */
import { prepare } from '../build.ts';
import { showDiagnostic, showLocation } from '../diagnostics/diagnostics.ts';
import { type Person, people } from '../model.ts';
import type { Unsettled } from '../read/read.ts';
import { openBuilt } from './open-built.ts';
import type { Run } from './options.ts';
import { counted, plainDiagnostics } from './report.ts';

/** Resolves with exit code 1 while anything remains. */
export const run: Run = async (root, { url, now, json, markdown }, print) => {
  const { settings, unsettled: list } = await prepare(openBuilt(root), { url, now });
  const unsettled = list();
  const { off } = settings;
  const groups = people
    .map(who => ({ who, all: unsettled.filter(one => one.who === who) }))
    .filter(({ all }) => all.length > 0);
  if (json) {
    const plain = plainDiagnostics(unsettled).map((one, i) => ({ ...one, who: unsettled[i]?.who }));
    print(JSON.stringify({ unsettled: plain, off }));
  } else if (markdown) {
    print('# To settle before launch');
    for (const { who, all } of groups) print(`\n## ${titleOf(who)}: ${all.length}\n\n${all.map(checkLine).join('\n')}`);
  } else {
    for (const { who, all } of groups) {
      for (const diagnostic of all) print(showDiagnostic(diagnostic));
      print(`${titleOf(who)}: ${all.length} to settle.\n`);
    }
    for (const [rule, reason] of Object.entries(off)) print(`switched off: the rule ${rule}: ${reason}`);
    print(
      unsettled.length === 0 ? 'Nothing to settle.' : `${counted(unsettled.length, 'point')} to settle before launch.`,
    );
  }
  return unsettled.length === 0 ? 0 : 1;
};

/** "owner" → "Owner" */
const titleOf = (who: Person) => who.slice(0, 1).toUpperCase() + who.slice(1);

const checkLine = ({ message, location }: Unsettled) =>
  `- [ ] ${message.replace(/[\\`*_[\]<>]/g, '\\$&')} (\`${showLocation(location)}\`)`;
