/** A sentence of content on the page, with the links, bold and emphasis that its Markdown asks for. */
import type { Token } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { hyphened, inlineTokens } from '../site/inline-text.ts';
import { Link } from './link.tsx';

/** What is no text is shown as it is. */
export function Inline({ text }: { text: ReactNode }): ReactNode {
  const tokens = typeof text === 'string' ? inlineTokens(text) : undefined;
  return tokens ? nodesOf(tokens, `${text}`) : typeof text === 'string' ? wholeIn(text) : text;
}

/** The same as a paragraph. */
export const Text = ({ className, children }: { className?: string; children: ReactNode }) => (
  <p className={className}>
    <Inline text={children} />
  </p>
);

/** Paragraphs, one under the other. */
export const Texts = ({ of: texts }: { of: readonly string[] }) => texts.map(text => <Text key={text}>{text}</Text>);

/** The text, with its numbers each on one line. */
const wholeIn = (text: string): ReactNode =>
  hyphened.test(text) ? text.split(hyphened).map((part, i) => (i % 2 ? <Whole key={i}>{part}</Whole> : part)) : text;

const Whole = ({ children }: { children: string }) => <span className="whole">{children}</span>;

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
      return inner ?? wholeIn(token.text);
    default:
      throw new Error(`a sentence of content has links, bold and emphasis only, not ${token.raw.trim()}`, {
        cause: { text: token.raw.trim(), beside: sentence },
      });
  }
}
