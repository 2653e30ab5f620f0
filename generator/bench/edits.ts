/** Measures edits in `dev`: milliseconds until an open page has its new bytes, and until the whole site is checked. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { servingAt } from '../testing/dev-session.ts';

/** What is edited, and a page that shows it. */
const edits: [what: string, file: string, edit: (text: string, n: number) => string, page: string][] = [
  ['page', 'pages/about.tsx', (text, n) => text.replace('<>', `<><i hidden>${n}</i>`), 'about/'],
  [
    'article',
    'content/blog/gmb-optimization-local-growth.md',
    (text, n) => `${text}\nOne sentence more, ${n}.\n`,
    'blog/gmb-optimization-local-growth/',
  ],
  ['component', 'components/sections/section.tsx', (text, n) => text.replace('className=', `data-n="${n}" $&`), ''],
  ['style', 'components/sections/section.css', (text, n) => `${text}\n.n${n} { color: red }\n`, ''],
  ['island', 'islands/signup/signup.tsx', (text, n) => `${text}\nconsole.log(${n});\n`, ''],
  ['content used by all', 'content/site.yaml', (text, n) => text.replace(/^name: .*/m, `name: Trece ${n}`), ''],
];

const rounds = 7;

/** Serves the site in `root` and edits it. Resolves with a table of times. */
export async function timeEdits(root: string): Promise<string> {
  const start = performance.now();
  const child = spawn(process.execPath, [path.resolve('generator/cli/start.cjs'), 'dev', '--port', '0'], { cwd: root });
  try {
    const url = await servingAt(child);
    const lines = [
      `edits (milliseconds, median of ${rounds}; dev started in ${Math.round(performance.now() - start)})`,
    ];
    for (const [what, file, edit, page] of edits) {
      const full = path.join(root, file);
      const before = readFileSync(full, 'utf8');
      const times: { served: number; done: number }[] = [];
      for (let n = 0; n <= rounds; n++)
        times.push(await timeEdit(url + page, () => writeFileSync(full, changed(before, edit(before, n)))));
      // The first round is left out: it is slower, because it starts the bundler.
      const middle = (name: 'served' | 'done') => median(times.slice(1).map(time => time[name]));
      lines.push(`  ${what.padEnd(27)} ${middle('served')} until served, ${middle('done')} until checked`);
      await timeEdit(url + page, () => writeFileSync(full, before));
    }
    return lines.join('\n');
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

/** Seconds before an edit that has not reached the open page, or is not checked, counts as failed. */
const timeout = 60;

/** Opens a page as a browser does, runs `edit`, fetches the new page, and waits for the last check. Throws if the page does not change. */
async function timeEdit(page: string, edit: () => void): Promise<{ served: number; done: number }> {
  const before = await (await fetch(page)).text();
  const [, events] = / data-events="(.*?)"/.exec(before) ?? [];
  if (!events) throw new Error(`${page} has no event stream`);
  const end = new AbortController();
  const signal = AbortSignal.any([end.signal, AbortSignal.timeout(timeout * 1000)]);
  const { body } = await fetch(new URL(events.replaceAll('&amp;', '&'), page), { signal });
  const start = performance.now();
  edit();
  let [served, received] = [0, ''];
  for await (const chunk of body ?? []) {
    received += Buffer.from(chunk).toString();
    const notified = received.search(/"(?:reload|styles)":true/);
    if (!served && notified >= 0) {
      const after = await (await fetch(page)).text();
      served = performance.now() - start;
      if (after === before) throw new Error(`${page} did not change after the edit`);
    }
    if (served && received.includes('"isDone":true', notified)) break;
  }
  const done = performance.now() - start;
  end.abort();
  if (!served) throw new Error(`${page} was not notified of an edit`);
  return { served: Math.round(served), done: Math.round(done) };
}

function changed(before: string, after: string): string {
  if (before === after) throw new Error('an edit changes nothing');
  return after;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
