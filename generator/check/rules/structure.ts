import { clip, type PageRules } from './rule.ts';

const idReferences = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list'];

export const structureRules: PageRules = {
  headings({ headings }, _, report) {
    const ones = headings.filter(({ level }) => level === 1);
    if (ones.length !== 1) report(`has ${ones.length} h1 headings; a page has exactly one`, ones[1]?.text);
    for (const [i, { level, text }] of headings.entries()) {
      const before = headings[i - 1]?.level ?? level;
      if (level > before + 1)
        report(`the heading "${clip(text)}" is an h${level} after an h${before}; a level is skipped`, text);
      if (text === '') report(`has an empty h${level}`);
    }
  },

  ids({ attributes }, _, report) {
    const ids = new Set<string>();
    const repeated = new Set<string>();
    for (const id of attributes('id')) (ids.has(id) ? repeated : ids).add(id);
    for (const id of repeated) report(`the id "${clip(id)}" is on more than one element`);
    for (const name of idReferences)
      for (const id of attributes(name).flatMap(value => value.trim().split(/\s+/)))
        if (!ids.has(id)) report(`${name}="${clip(id)}" refers to no element of the page`);
  },

  pictures({ elements }, _, report) {
    for (const { attribs } of elements('img')) {
      const { src = '', alt, width, height } = attribs;
      const name = `the picture ${clip(src)}`;
      if (alt === undefined) report(`${name} has no alt text (write alt="" if it is decoration)`, src);
      if (!width || !height) report(`${name} has no width and height: what is below it jumps when it loads`, src);
    }
  },
};
