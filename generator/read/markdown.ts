/** What the generator itself sees in Markdown: code, in which nothing is a fact or a link, and links to files beside the text. */

/** Code: fenced, also in a list or a quotation; in HTML; indented, unless it belongs to a list; or within a line. */
export const code = [
  /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t>]+)?(?<fence>```+|~~~+)[\s\S]*?(?:^[ \t>]*\k<fence>|(?![\s\S]))/,
  /<(?<tag>pre|code|kbd|samp)\b[\s\S]*?<\/\k<tag>>/,
  /(?<=\n[ \t]*\n)(?<!^(?:[-*+]|\d+[.)])[ \t](?:(?!\n\S)[\s\S])*)(?: {4}|\t).*(?:\n+(?: {4}|\t).*)*/,
  /(?<!`)(?<ticks>`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\k<ticks>(?!`)/,
]
  .map(({ source }) => source)
  .join('|');

const codeOrLink = new RegExp(
  `${code}|\\]\\(\\s*(?:<(?<spaced>[^>\\n]+)>|(?<plain>[^\\s)]+))|\\b(?:src|href|poster)="(?<quoted>[^"]+)"|^ {0,3}\\[[^\\]]+\\]:\\s*<?(?<defined>[^\\s>]+)`,
  'gm',
);

/** Returns the targets of all links and pictures that are relative paths, as they are written: "files/plan.pdf". */
export const linksIn = (markdown: string): string[] =>
  Array.from(markdown.matchAll(codeOrLink), ({ groups: { spaced, plain, quoted, defined } = {} }) => {
    return spaced ?? plain ?? quoted ?? defined ?? '';
  }).filter(target => target !== '' && !/^(?:[/#?]|[a-z][\w+.-]*:)/i.test(target));
