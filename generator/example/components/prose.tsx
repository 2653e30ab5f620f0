/** Renders Markdown. Its links get the site's base, as those of `Link` do, and its headings an id to link to. */
import { Marked } from 'marked';
import { hrefOf } from '../generator/react/address.ts';
import { useShell } from '../generator/react/shell.tsx';

export function Prose({ markdown }: { markdown: string }) {
  const { address } = useShell();
  const marked = new Marked({
    walkTokens(token) {
      if (token.type === 'link' && token.href.startsWith('/')) token.href = hrefOf(token.href, address);
    },
    renderer: {
      heading({ tokens, depth, text }) {
        const id = text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>`;
      },
    },
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own articles
  return <div dangerouslySetInnerHTML={{ __html: marked.parse(markdown, { async: false }) }} />;
}
