/** Markdown → the tokens of marked, sooner: what is plainly a line of words is taken at once, where marked tries all its rules. */
import { Lexer, Marked, type Token } from 'marked';

const settings = new Marked({
  tokenizer: {
    // The words before the first mark; false leaves marked what could hold an address or the end of a line.
    inlineText(source) {
      const [text = ''] = /^[^\\<![`*_~]*/.exec(source) ?? [];
      return text !== '' && !/@|:\/\/|[Ww]{3}\.| {2}\n/.test(text) && { type: 'text', raw: text, text, escaped: false };
    },
  },
  extensions: [
    {
      name: 'line',
      level: 'block',
      // A paragraph of one line, or an item of a list that is one: it begins like no other block, and no line below could change it.
      tokenizer(source, tokens) {
        if (!/^(?:[^\s\d#>*+\-_~`|<[]|\*\*[^\s*])/.test(source)) return undefined;
        const end = source.indexOf('\n');
        if (end !== -1 && source[end + 1] !== '\n') return undefined;
        const { top } = this.lexer.state;
        if (top ? tokens.at(-1)?.type === 'paragraph' : end !== -1 || tokens.length > 0) return undefined;
        const line = end === -1 ? source : source.slice(0, end);
        return { type: top ? 'paragraph' : 'text', raw: line, text: line, tokens: this.lexer.inline(line) };
      },
    },
  ],
}).defaults;

/** Words without marks are one token. */
class WordLexer extends Lexer {
  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    if (/[\\<[`*_~@&]|:\/\/|[Ww]{3}\.| {2}\n/.test(source)) return super.inlineTokens(source, tokens);
    if (source !== '') tokens.push({ type: 'text', raw: source, text: source, escaped: false });
    return tokens;
  }
}

export const lex = (markdown: string): Token[] => new WordLexer(settings).lex(markdown);
