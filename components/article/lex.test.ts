import { readdirSync, readFileSync } from 'node:fs';
import { Marked } from 'marked';
import { describe, expect, test } from 'vitest';
import { lex } from './lex.ts';

const plain = new Marked();
const renderBoth = (markdown: string) => [plain.parser(lex(markdown)), plain.parser(plain.lexer(markdown))];

describe('the fast path renders the same HTML as marked alone', () => {
  test.each([
    'One line.',
    'One line.\n\nAnother.\n',
    'A line  \nthat is broken',
    'A line\nand its second',
    'A heading\n===\n\nText',
    'A heading\n---',
    'Text\n- item\n- item\n\nText',
    '- item\n- item\n\n- loose\n\nText',
    '- item\n  second line\n- item\n\n  second paragraph',
    '1. **Bold.** Words\n2. [link](/a/) words\n10) other',
    '**Bold** at first\n\n**not bold\n\n***\n\n* * *',
    '> quote\n> on\n\n> > deeper\n\n> **Bold** quote\nand lazily on\n\nText',
    '> quote\n>\n> Another.\n>\n> - item',
    'a | b\n--- | ---\nc | d\n\nText | text',
    '    code\n\nText\n\n```\nfenced\n\nLine\n```\n\nText',
    '[r]: /x/\n\n[r] and [none]\n\nText[r]',
    'www.name.example and https://name.example and a@b.example',
    'R&D, a \\* b, `code`, ~~gone~~, x_y_z! ![p](/p.png)',
    'કિંમત\n\n“Quoted” ₹5\r\n\r\nText',
    '- [ ] open\n- [x] done',
  ])('%j', markdown => {
    const [ours, theirs] = renderBoth(markdown);
    expect(ours).toBe(theirs);
  });

  test('for every Markdown file of content/', () => {
    const files = (readdirSync('content', { recursive: true }) as string[]).filter(file => file.endsWith('.md'));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const [ours, theirs] = renderBoth(readFileSync(`content/${file}`, 'utf8').replace(/^---[\s\S]*?\n---\n/, ''));
      expect(ours, file).toBe(theirs);
    }
  });
});
