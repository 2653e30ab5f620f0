/** Parses a finished page in a single pass, without building a tree: no rule needs one. */
import { type Handler, Parser } from 'htmlparser2';
import { type Attributes, elements, readStyle } from './elements.ts';
import { newPage, type ParsedPage } from './rules/rule.ts';

/** Elements whose text continues the text around them, without a space. */
const inline = new Set('a abbr b bdi code data em i mark span strong sub sup time u wbr'.split(' '));

/** Elements of the head. The body begins at the first other one: HTML allows its own tags to be left out. */
const inHead = new Set('html head title meta link style script noscript base'.split(' '));

/** Attributes that contain a list of ids. */
const references = new Set('for aria-labelledby aria-describedby aria-controls popovertarget list'.split(' '));

/** Attributes that a visitor hears or sees as a prompt. */
const labels = new Set('aria-label placeholder title aria-description alt'.split(' '));

/** Attributes that contain machine-readable forms of the text. */
const values = new Set('datetime value href alt'.split(' '));

/** Parses the HTML of a page; `file` is its path in the output folder. */
export function parsePage(file: string, html: string): ParsedPage {
  const reader = new PageReader(file);
  new Parser(reader).end(html);
  return reader.page;
}

/** Collapses white space to single spaces and trims the text. Matching only what is not a single space yet is four times as fast. */
export const squeeze = (text: string): string => text.replace(/[^\S ]\s*|\s{2,}/g, ' ').trim();

/** Handles an element when it closes, with the range of its text in the text of the page, and the label that replaces it if it is empty. */
type OnClose = (from: number, to: number, label: string) => void;

/** Collects what a page contains while it is parsed. */
export class PageReader implements Partial<Handler> {
  readonly page: ParsedPage;
  isInBody = false;
  /** The kind of raw text being parsed; empty for text that visitors read. */
  raw: '' | 'title' | 'style' | 'json' | 'script' = '';
  /** URLs of the `<source>` elements in the current picture, video or audio. */
  sources: string[] = [];
  private text = '';
  private values = '';
  /** Whether a block element began or ended since the last text. */
  private hasGap = false;
  /** How many templates are open: their contents are not on the page. */
  private templates = 0;
  private name = '';
  private readonly open: { name: string; from: number; label: string; close: OnClose }[] = [];
  private readonly texts: { target: { text: string }; from: number; to: number; label: string }[] = [];

  constructor(file: string) {
    this.page = newPage(file);
  }

  /** Sets the text of `target` to that of the element just opened, or to its label if it has no text, at the end of the page. */
  collectText(target: { text: string }, label = ''): void {
    // Slicing is left to the end: until then the text is a rope of many pieces.
    this.onClose((from, to, label) => this.texts.push({ target, from, to, label }), label);
  }

  /** Calls `close` when the element just opened closes. */
  onClose(close: OnClose, label = ''): void {
    this.open.push({ name: this.name, from: this.text.length, label, close });
  }

  /** Sets the label of all open elements that have none. */
  addLabel(label: string): void {
    for (const element of this.open) element.label ||= label;
  }

  /** Closes the innermost open element of a kind, with everything in it. */
  private close(name: string): void {
    const { open } = this;
    let at = open.length - 1;
    while (at >= 0 && open[at]?.name !== name) at--;
    if (at >= 0) for (const { from, label, close } of open.splice(at)) close(from, this.text.length, label);
  }

  private readAttribute(name: string, value: string): void {
    const { page } = this;
    if (name === 'id') page.ids.push(value);
    else if (name === 'style') readStyle(this, value);
    else if (references.has(name)) for (const id of value.trim().split(/\s+/)) page.idReferences.push([name, id]);
    else if (value) {
      if (labels.has(name)) page.labels.push(value);
      if (values.has(name) && this.isInBody) this.values += `\n${value}`;
    }
  }

  onopentag(name: string, attributes: Attributes): void {
    this.name = name;
    if (name === 'template') this.templates++;
    else if (!inHead.has(name)) this.isInBody = true;
    if (!inline.has(name)) this.hasGap = true;
    if (this.templates > 0) return;
    for (const attribute in attributes) this.readAttribute(attribute, attributes[attribute] ?? '');
    if (Object.hasOwn(elements, name)) elements[name]?.(this, attributes);
  }

  ontext(piece: string): void {
    const { page, raw } = this;
    if (this.templates > 0) return;
    if (raw === '') {
      if (!this.isInBody) return;
      this.text += this.hasGap ? ` ${piece}` : piece;
      this.hasGap = false;
    } else if (raw === 'title') page.titles.push((page.titles.pop() ?? '') + piece);
    else if (raw === 'json') page.jsonLd.push(piece);
    else if (raw === 'style') page.css += piece;
  }

  onclosetag(name: string): void {
    if (name === 'template' && this.templates > 0) this.templates--;
    if (!inline.has(name)) this.hasGap = true;
    if (this.templates === 0) this.close(name);
  }

  onend(): void {
    const { page, text } = this;
    for (const { target, from, to, label } of this.texts) target.text = squeeze(text.slice(from, to)) || squeeze(label);
    Object.assign(page, { text, values: this.values, titles: page.titles.map(squeeze) });
  }
}
