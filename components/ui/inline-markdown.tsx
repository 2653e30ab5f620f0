/** Renders a sentence of content/ with its inline Markdown: links, bold and emphasis. */
import type { Token } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { usePage } from '../context/site.tsx';
import { inlineTokens, unbreakable } from '../lib/inline-text.ts';
import { Link } from './link.tsx';

export function InlineMarkdown({ text }: { text: ReactNode }): ReactNode {
  const tokens = typeof text === 'string' ? inlineTokens(text) : undefined;
  return tokens ? nodesOf(tokens, `${text}`) : typeof text === 'string' ? <Text of={text} /> : text;
}

/** Marks, on pages in another script, what is in English. */
function Text({ of: text }: { of: string }): ReactNode {
  if (isLatin(usePage().language)) return withUnbreakable(text);
  return text
    .split(/([A-Za-z][\w’-]*(?: [A-Za-z][\w’-]*)*)/)
    .map((part, i) => <Fragment key={i}>{i % 2 ? <span lang="en">{part}</span> : withUnbreakable(part)}</Fragment>);
}

const isLatin = (language: string) => new Intl.Locale(language).maximize().script === 'Latn';

export const Paragraph = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <p className={className}>
    <InlineMarkdown text={children} />
  </p>
);

export const Paragraphs = ({ of: texts }: { of: readonly string[] }) => (
  <div className="prose">
    {texts.map((text, i) => (
      <Paragraph className={i === 0 ? 'prose-opening' : undefined} key={text}>
        {text}
      </Paragraph>
    ))}
  </div>
);

const withUnbreakable = (text: string): ReactNode =>
  text.split(unbreakable).map((part, i) =>
    i % 2 ? (
      <span className="nowrap" key={i}>
        {part}
      </span>
    ) : (
      part
    ),
  );

const nodesOf = (tokens: readonly Token[], sentence: string): ReactNode =>
  tokens.map((token, i) => <Fragment key={i}>{nodeOf(token, sentence)}</Fragment>);

function nodeOf(token: Token, sentence: string): ReactNode {
  const inner = 'tokens' in token && token.tokens ? nodesOf(token.tokens, sentence) : undefined;
  switch (token.type) {
    case 'strong':
      return <strong>{inner}</strong>;
    case 'em':
      return <em>{inner}</em>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'link':
      return <Link to={token.href}>{inner}</Link>;
    case 'text':
    case 'escape':
      return inner ?? <Text of={token.text} />;
    default:
      throw new Error(`a sentence of content may contain only links, bold and emphasis, not ${token.raw.trim()}`, {
        cause: { text: token.raw.trim(), nearby: sentence },
      });
  }
}
