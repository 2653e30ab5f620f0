/** A long Markdown text, such as an article or a policy. The content is our own, so raw HTML is rejected instead of sanitized. */
import './prose.css';
import type { MarkedExtension, Tokens } from 'marked';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Heading, type Pictures, Prose as PlainProse, parseMarkdown } from '../../generator/react/prose.tsx';
import { type SiteContext, SiteProvider, useSite } from '../context/site.tsx';
import { escapeXml } from '../lib/escape-xml.ts';
import { textOf, unbreakable } from '../lib/inline-text.ts';
import { DotChart } from './dot-chart.tsx';
import { tableHtml } from './table.ts';

export const chaptersOf = (markdown: string): Heading[] =>
  parseMarkdown(markdown).headings.filter(({ level }) => level === 2);

/** The `sizes` of a picture in a text, which is as wide as the text column. */
const pictureSizes = '(min-width: 48rem) 44rem, 92vw';

/** A form to copy, whose parts have an empty line between them. */
const formHtml = (text: string) =>
  `<pre class="form">${text
    .split('\n\n')
    .map((part, i) => `<span class="form-part${i > 0 ? ' form-question' : ''}">${escapeXml(part)}\n</span>`)
    .join('')}</pre>\n`;

/** Opens other sites in a new tab, draws charts, stacks wide tables, and rejects what the site cannot show. */
const extensionWith = ({ address, words }: SiteContext, pictures: Pictures): MarkedExtension => ({
  renderer: {
    html({ text }) {
      const error = `raw HTML in Markdown: ${text.trim()}; write it in Markdown, or in backticks to show it`;
      throw new Error(error, { cause: { text: text.trim().split('\n', 1)[0] } });
    },
    code({ lang, text }) {
      if (!lang && text.includes('\n\n')) return formHtml(text);
      if (!lang) return false;
      if (lang === 'dots') return renderToStaticMarkup(<DotChart block={text} one={words.dots.one} />);
      const error = `a code block with the language "${lang}": the only one is "dots"; leave code without a language`;
      throw new Error(error, { cause: { text: `\`\`\`${lang}` } });
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      if (href.startsWith(`${address.origin}/`))
        throw new Error(`${href} is on this site: write only its path`, { cause: { text: href } });
      if (!href.startsWith('https:')) return `<a href="${escapeXml(href)}">${text}</a>`;
      return `<a href="${escapeXml(href)}" target="_blank" rel="noopener">${text}<span class="sr-only"> ${words.newTab}</span></a>`;
    },
    text(token) {
      if ('tokens' in token && token.tokens) return false;
      const html = 'escaped' in token && token.escaped ? token.text : escapeXml(token.text);
      return html
        .split(unbreakable)
        .reduce((all, part, i) => all + (i % 2 ? `<span class="nowrap">${part}</span>` : part));
    },
    image({ href }) {
      if (pictures[href]) return false;
      const cause = { text: href };
      throw new Error(`unknown picture in Markdown: write it as ![what it shows](${href})`, { cause });
    },
    table({ header, rows }) {
      const cellOf = ({ tokens, align }: Tokens.TableCell) => ({
        align,
        html: this.parser.parseInline(tokens),
        text: textOf(tokens),
      });
      return tableHtml(
        header.map(cellOf),
        rows.map(row => row.map(cellOf)),
      );
    },
  },
});

export function Prose({ markdown, pictures = {} }: { markdown: string; pictures: Pictures | undefined }) {
  const site = useSite();
  return (
    <SiteProvider value={{ ...site, markdown: [extensionWith(site, pictures)] }}>
      <PlainProse className="prose" markdown={markdown} pictures={pictures} sizes={pictureSizes} />
    </SiteProvider>
  );
}
