/** Titles are short enough for search results to show them whole. */
import { lengths } from '../schemas/common.ts';

type Page = { file: string; titles: readonly string[] };

/** Pages whose titles may be longer, each with the reason. */
const waivers = new Map([['index.html', 'the specification words the title of the home page']]);

/** Returns a sentence for a title that is too long. */
export const titles = ({ file, titles: [title = ''] }: Page): string[] =>
  title.length <= lengths.title || waivers.has(file)
    ? []
    : [`its title has ${title.length} characters, over ${lengths.title}: "${title}"`];
