/** `preflight`: lists what a person must settle before launch. */
import { openProject, prepare } from '../build.ts';
import { showDiagnostic } from '../diagnostics/diagnostics.ts';
import type { CliOptions } from './options.ts';
import { plainDiagnostics } from './report.ts';

/** Resolves with exit code 1 while anything remains. */
export async function runPreflight(
  root: string,
  { url, now, json }: CliOptions,
  print: (line: string) => void,
): Promise<number> {
  const project = openProject(root);
  const { settings, unsettled: list } = await prepare(project, { url, now }).finally(project.close);
  const unsettled = list();
  const { waivers, off } = settings;
  if (json) print(JSON.stringify({ unsettled: plainDiagnostics(unsettled), waivers, off }));
  else {
    for (const diagnostic of unsettled) print(showDiagnostic(diagnostic));
    for (const { property, reason } of waivers)
      print(`waived: structured data’s ${property} is not held against the page: ${reason}`);
    for (const [rule, reason] of Object.entries(off)) print(`switched off: the rule ${rule}: ${reason}`);
    print(unsettled.length === 0 ? 'Nothing to settle.' : `${unsettled.length} points to settle before launch.`);
  }
  return unsettled.length === 0 ? 0 : 1;
}
