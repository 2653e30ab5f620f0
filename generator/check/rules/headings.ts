/** One h1, and no level skipped on the way down. */
import { clip, type PageRule } from './rule.ts';

export const headings: PageRule = ({ headings: found }, _, report) => {
  const ones = found.filter(({ level }) => level === 1).length;
  if (ones !== 1) report(`has ${ones} h1 headings; a page has exactly one`);
  found.forEach(({ level, text }, i) => {
    const before = found[i - 1]?.level ?? level;
    if (level > before + 1)
      report(`the heading "${clip(text)}" is an h${level} after an h${before}; a level is skipped`);
    if (text === '') report(`has an empty h${level}`);
  });
};
