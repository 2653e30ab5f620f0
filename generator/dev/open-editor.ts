/** Opens the developer's editor at a location, and finds that of a text on a page. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import launch from 'launch-editor';
import type { Prepared } from '../build.ts';
import type { Location } from '../diagnostics/diagnostics.ts';
import { sourcesOf } from '../render.ts';
import { refusal } from './guard.ts';

export function openEditor(root: string, at: string): void {
  const full = path.resolve(root, at);
  if (!full.startsWith(root + path.sep) || !existsSync(full.replace(/(:\d+)+$/, '')))
    throw refusal(404, `${at} is no file of the project.`);
  launch(full);
}

/** Returns where a text of a page, or a part of it, is written; if nowhere, the file that an author edits. */
export function placeOf(text: string, nearby: string, file: string, site?: Prepared): Location | undefined {
  const route = site?.routes.find(one => one.file === file);
  const sources = route ? sourcesOf(route) : [];
  const words = (text.match(/\S+/g) ?? []).slice(0, 40);
  // Sources break lines, and name facts, within a sentence. A few words of it may be anywhere by chance.
  for (const size of [words.length || 1, 6, 3])
    for (let start = 0; start + size <= words.length; start++) {
      const part = words.slice(start, start + size).join(' ');
      const [location] = site?.reading.locateText(part, sources, nearby, size < Math.min(6, words.length)) ?? [];
      if (location) return location;
    }
  return route && { file: route.source };
}
