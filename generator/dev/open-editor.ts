/** Opens the developer's editor at a location, or at the source of a text on a page. */
import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import launch from 'launch-editor';
import type { Prepared } from '../build.ts';
import { showLocation } from '../diagnostics/diagnostics.ts';
import { sourcesOf } from '../render.ts';
import { isLocal } from './guard.ts';

export function openEditor(root: string, at: string, request: IncomingMessage): number {
  const { method, headers } = request;
  // Neither a page of another site nor a phone on the network may control the editor. Browsers name the origin of every POST.
  if (method !== 'POST' || !isLocal(request) || headers.origin !== `http://${headers.host}`) return 403;
  const full = path.resolve(root, at);
  if (!full.startsWith(root + path.sep) || !existsSync(full.replace(/(:\d+)+$/, ''))) return 404;
  launch(full);
  return 204;
}

/** Returns where a text of a page, or a part of it, is written, "content/site.yaml:3:8"; if nowhere, the file that an author edits. */
export function placeOf(text: string, nearby: string, file: string, site?: Prepared): string {
  const route = site?.routes.find(one => one.file === file);
  const sources = route ? sourcesOf(route) : [];
  const words = (text.match(/\S+/g) ?? []).slice(0, 40);
  // Sources break lines, and name facts, within a sentence. A few words of it may be anywhere by chance.
  for (const size of [words.length || 1, 6, 3])
    for (let start = 0; start + size <= words.length; start++) {
      const part = words.slice(start, start + size).join(' ');
      const [location] = site?.reading.locateText(part, sources, nearby, size < Math.min(6, words.length)) ?? [];
      if (location) return showLocation(location);
    }
  return route?.source ?? '';
}
