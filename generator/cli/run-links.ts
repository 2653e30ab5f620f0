/** `links`: which links to other sites lead nowhere. On demand: other people's sites are no matter of a build. */
import path from 'node:path';
import { parsePage } from '../check/check.ts';
import { type Diagnostic, showDiagnostic } from '../diagnostics/diagnostics.ts';
import { htmlOf, survey } from '../tools/book/book.ts';
import { checkLinks, isDead } from '../tools/links/links.ts';
import { counted } from './changes.ts';
import { withProject } from './open-built.ts';
import type { Run } from './options.ts';

/** Hosts that stand for others until those are known. */
const isPlaceholder = (host: string) => /(^|\.)example(\.\w+)?$/.test(host);

/** Resolves with exit code 1 where a link is dead and that is asked for. */
export const run: Run = (root, { url, now, strict }, print) =>
  withProject(root, async project => {
    const { prepared, checked } = await survey(project, { url, now });
    const { address, reading, routes } = prepared;
    /** Address → the page that leads there. */
    const pages = new Map<string, string>();
    for (const { file } of checked.pages)
      for (const { href } of parsePage(file, htmlOf(file, prepared) ?? '').links) {
        const target = /^https?:/.test(href) && URL.canParse(href) ? new URL(href) : undefined;
        if (target && target.origin !== address.origin && !isPlaceholder(target.hostname)) pages.set(href, file);
      }
    const answers = await checkLinks(pages.keys(), { file: path.join(root, '.cache/links.json'), now });
    const dead = [...answers].filter(([, answer]) => isDead(answer));
    for (const [href, { status, problem }] of dead) {
      const file = pages.get(href) ?? '';
      const location = reading.find(href) ?? { file: routes.find(route => route.file === file)?.source ?? file };
      const diagnostic: Diagnostic = { message: `leads nowhere: ${href} (${problem ?? status})`, location };
      print(`${showDiagnostic({ ...diagnostic, hint: `It shows on dist/${file}.` })}\n`);
    }
    print(`${counted(answers.size, 'link')} to other sites, ${dead.length} of them dead`);
    return strict && dead.length > 0 ? 1 : 0;
  });
