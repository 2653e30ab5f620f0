/** One h1, and no level skipped on the way down. */
import type { PageRule } from '../check.ts';

export const headings: PageRule = ({ headings: found }) => {
  const ones = found.filter(({ level }) => level === 1).length;
  const findings = ones === 1 ? [] : [`has ${ones} h1 headings; a page has exactly one`];
  found.forEach(({ level, text }, i) => {
    const before = found[i - 1]?.level ?? level;
    if (level > before + 1)
      findings.push(`the heading "${text}" is an h${level} after an h${before}; a level is skipped`);
    if (text === '') findings.push(`has an empty h${level}`);
  });
  return findings;
};
