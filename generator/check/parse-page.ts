/** One pass over a finished page, with the tokenizer of a real HTML parser: nobody needs the tree. */
import { Tokenizer } from 'htmlparser2';
import { type Attributes, elements, type Read, type Reading, readStyle, roles } from './elements.ts';
import { newPage, type ParsedPage } from './rules/rule.ts';

/** Elements whose text runs on with the text around them: no space between. */
const inline = new Set('a abbr b code data em i span strong time'.split(' '));

/** Elements after which the body, whose tags HTML lets out, has not begun. */
const inHead = new Set('html head title meta link style script noscript base template'.split(' '));

const noAttributes: Attributes = {};

/** Reads a page out of its HTML; `file` is its path in the output folder. */
export function parsePage(file: string, html: string): ParsedPage {
  const page = newPage(file);
  let text = '';
  let values = '';
  /** Whether a block began or ended since the last text. */
  let hasGap = false;
  /** How many templates are open: what they hold is not on the page. */
  let templates = 0;
  let [name, attribute, value] = ['', '', ''];
  let role: ReturnType<typeof roles.get>;
  let read: Read | undefined;
  let attributes = noAttributes;
  /** Elements for which something is to be done when they close. */
  const open: { name: string; label: string; close: () => void }[] = [];
  const atEnd: (() => void)[] = [];

  const reading: Reading = {
    page,
    isInBody: false,
    raw: '',
    sources: [],
    want(target, label = '') {
      const from = text.length;
      const element = { name, label, close: () => {} };
      element.close = () => {
        const to = text.length;
        // The text is a chain of pieces until the page ends: only then is it cut.
        atEnd.push(() => {
          target.text = squeeze(text.slice(from, to)) || squeeze(element.label);
        });
      };
      open.push(element);
    },
    label(words) {
      for (const element of open) element.label ||= words;
    },
    atClose(run) {
      const from = text.length;
      open.push({ name, label: '', close: () => run(from, text.length) });
    },
  };

  /** A name in small letters: React writes `popoverTarget`, and nearly all others are small already. */
  function nameAt(start: number, end: number): string {
    const written = html.slice(start, end);
    for (let i = start; i < end; i++) {
      const code = html.charCodeAt(i);
      if (code >= 65 && code <= 90) return written.toLowerCase();
    }
    return written;
  }

  /** Closes the innermost open element of a name, with all that it holds. */
  function close(closed: string): void {
    const at = open.findLastIndex(element => element.name === closed);
    if (at >= 0) for (const element of open.splice(at)) element.close();
  }

  function take(piece: string, start: number, end: number): void {
    if (templates > 0) return;
    if (reading.raw === '') {
      if (!reading.isInBody) return;
      text += hasGap ? ` ${piece}` : piece;
      hasGap = false;
    } else if (reading.raw === 'title') page.titles.push((page.titles.pop() ?? '') + piece);
    else if (reading.raw === 'json') page.jsonLd.push(piece);
    else if (reading.raw === 'style') {
      page.css += piece;
      page.cssRanges.push([start, end]);
    }
  }

  // All that the tokenizer gives are offsets in the HTML, and characters that were written by name.
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(start, end) {
        name = nameAt(start, end);
        if (name === 'template') templates++;
        else if (!reading.isInBody && !inHead.has(name)) reading.isInBody = true;
        if (!inline.has(name)) hasGap = true;
        read = templates > 0 ? undefined : elements.get(name);
        attributes = read ? {} : noAttributes;
      },
      onattribname(start, end) {
        attribute = nameAt(start, end);
        role = templates > 0 ? undefined : roles.get(attribute);
        value = '';
      },
      onattribdata(start, end) {
        if (role) value += html.slice(start, end);
      },
      onattribentity(codePoint) {
        if (role) value += String.fromCodePoint(codePoint);
      },
      onattribend() {
        if (!role) return;
        if (read) attributes[attribute] ??= value;
        if (role === 'id') page.ids.push(value);
        else if (role === 'reference') for (const id of value.split(/\s+/)) page.idReferences.push([attribute, id]);
        else if (role === 'style') readStyle(reading, value);
        else if (role !== 'own' && value) {
          if (role !== 'value') page.labels.push(value);
          if (role !== 'label' && reading.isInBody) values += `\n${value}`;
        }
      },
      onopentagend: () => read?.(reading, attributes),
      onselfclosingtag() {
        read?.(reading, attributes);
        // Of other elements only those of drawings can end so, and none of these has a text.
        if (reading.raw !== '') close(name);
      },
      ontext: (start, end) => take(html.slice(start, end), start, end),
      ontextentity: (codePoint, end) => take(String.fromCodePoint(codePoint), end, end),
      onclosetag(start, end) {
        const closed = nameAt(start, end);
        if (closed === 'template' && templates > 0) templates--;
        if (!inline.has(closed)) hasGap = true;
        if (open.length > 0 && templates === 0) close(closed);
      },
      onend() {
        for (const element of open) element.close();
        Object.assign(page, { text, values, titles: page.titles.map(squeeze) });
        for (const run of atEnd) run();
      },
      oncdata() {},
      oncomment() {},
      ondeclaration() {},
      onprocessinginstruction() {},
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return page;
}

/** Every white space as one space, and none around the text. Looks only for what is not one already: that is four times as quick. */
export const squeeze = (text: string): string => text.replace(/[^\S ]\s*|\s{2,}/g, ' ').trim();
