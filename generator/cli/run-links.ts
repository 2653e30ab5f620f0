/** `links`: lists dead links to other sites. A separate command, because a build must not depend on other people's sites. */
import path from 'node:path';
import { parsePage } from '../check/check.ts';
import { showDiagnostic } from '../diagnostics/diagnostics.ts';
import { htmlOf, survey } from '../tools/book/book.ts';
import { checkLinks, isBusy, isDead } from '../tools/links/links.ts';
import { withProject } from './open-built.ts';
import type { Run } from './options.ts';
import { counted } from './report.ts';

/** Returns whether a host is a placeholder for one that is not known yet. */
const isPlaceholder = (host: string) => /(^|\.)example(\.\w+)?$/.test(host);

/** Resolves with exit code 1 if a link is dead and --strict is given. */
export const run: Run = (root, { url, now, strict }, print) =>
  withProject(root, async project => {
    const { prepared, checked } = await survey(project, { url, now });
    const { address, reading, routes } = prepared;
    /** URL → a page that links to it. */
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
      const message = `dead link: ${href} (${problem ?? status})`;
      print(`${showDiagnostic({ message, location, hint: `It appears on dist/${file}.` })}\n`);
    }
    const busy = new Set([...answers].flatMap(([href, answer]) => (isBusy(answer) ? new URL(href).host : [])));
    const later = busy.size > 0 ? `; later again, as they are busy: ${[...busy].join(', ')}` : '';
    print(`${counted(answers.size, 'link')} to other sites, ${dead.length} dead${later}`);
    return strict && dead.length > 0 ? 1 : 0;
  });
