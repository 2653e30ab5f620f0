/** One pass over a finished page with a real HTML parser: nobody needs the tree. */
import { type Handler, Parser } from 'htmlparser2';
import { type Attributes, elements, readStyle } from './elements.ts';
import { newPage, type ParsedPage } from './rules/rule.ts';

/** Elements whose text runs on with the text around it: no space between. */
const inline = new Set('a abbr b code data em i span strong time'.split(' '));

/** Elements of the head: at the first other one the body begins, whose own tags HTML lets an author leave out. */
const inHead = new Set('html head title meta link style script noscript base template'.split(' '));

/** Attributes whose value is a list of ids. */
const references = new Set('for aria-labelledby aria-describedby aria-controls popovertarget list'.split(' '));

/** Attributes that a visitor hears or is prompted with. */
const labels = new Set('aria-label placeholder title aria-description alt'.split(' '));

/** Machine forms of what the text says. */
const values = new Set('datetime value href alt'.split(' '));

/** Reads a page out of its HTML; `file` is its path in the output folder. */
export function parsePage(file: string, html: string): ParsedPage {
  const reader = new PageReader(file);
  new Parser(reader).end(html);
  return reader.page;
}

/** Every white space as one space, and none around the text. Looks only for what is not one already: that is four times as quick. */
export const squeeze = (text: string): string => text.replace(/[^\S ]\s*|\s{2,}/g, ' ').trim();

/** An element for which something is to be done when it closes. `label` stands for its text where it has none. */
type Open = {
  name: string;
  from: number;
  label: string;
  target?: { text: string };
  close?: (from: number, to: number) => void;
};

/** A page that is being read. */
export class PageReader implements Partial<Handler> {
  readonly page: ParsedPage;
  isInBody = false;
  /** What becomes of text: where this is empty a visitor reads it. */
  raw: '' | 'title' | 'style' | 'json' | 'script' = '';
  /** Addresses of the `<source>` elements of a picture, a video or a sound that is not complete. */
  sources: string[] = [];
  private parser: Parser | undefined;
  private text = '';
  private values = '';
  /** Whether a block began or ended since the last text. */
  private hasGap = false;
  /** How many templates are open: what they hold is not on the page. */
  private templates = 0;
  private name = '';
  private readonly open: Open[] = [];
  private readonly texts: { target: { text: string }; from: number; to: number; label: string }[] = [];

  constructor(file: string) {
    this.page = newPage(file);
  }

  /** Gives `target` the text of the element that was just opened, or where it has none its label, when the page is read. */
  want(target: { text: string }, label = ''): void {
    this.open.push({ name: this.name, from: this.text.length, label, target });
  }

  /** Does something when the element that was just opened closes; it is told where its text stands in the text of the page. */
  atClose(close: (from: number, to: number) => void): void {
    this.open.push({ name: this.name, from: this.text.length, label: '', close });
  }

  /** Says what stands for the text of the open elements that have none. */
  label(words: string): void {
    for (const element of this.open) element.label ||= words;
  }

  /** Closes the innermost open element of a kind, with all that it holds. */
  private close(name: string): void {
    const { open } = this;
    let at = open.length - 1;
    while (at >= 0 && open[at]?.name !== name) at--;
    if (at >= 0) for (const element of open.splice(at)) this.leave(element);
  }

  private leave({ from, label, target, close }: Open): void {
    const to = this.text.length;
    // The text is a chain of pieces until the page ends: only then is it cut.
    if (target) this.texts.push({ target, from, to, label });
    close?.(from, to);
  }

  private readAttribute(name: string, value: string): void {
    const { page } = this;
    if (name === 'id') page.ids.push(value);
    else if (name === 'style') readStyle(this, value);
    else if (references.has(name)) for (const id of value.split(/\s+/)) page.idReferences.push([name, id]);
    else if (value) {
      if (labels.has(name)) page.labels.push(value);
      if (values.has(name) && this.isInBody) this.values += `\n${value}`;
    }
  }

  onparserinit(parser: Parser): void {
    this.parser = parser;
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
    const { page, raw, parser } = this;
    if (this.templates > 0) return;
    if (raw === '') {
      if (!this.isInBody) return;
      this.text += this.hasGap ? ` ${piece}` : piece;
      this.hasGap = false;
    } else if (raw === 'title') page.titles.push((page.titles.pop() ?? '') + piece);
    else if (raw === 'json') page.jsonLd.push(piece);
    else if (raw === 'style' && parser) {
      page.css += piece;
      page.cssRanges.push([parser.startIndex, parser.endIndex + 1]);
    }
  }

  onclosetag(name: string): void {
    if (name === 'template' && this.templates > 0) this.templates--;
    if (!inline.has(name)) this.hasGap = true;
    if (this.templates === 0) this.close(name);
  }

  onend(): void {
    const { page, text } = this;
    for (const element of this.open) this.leave(element);
    for (const { target, from, to, label } of this.texts) target.text = squeeze(text.slice(from, to)) || squeeze(label);
    Object.assign(page, { text, values: this.values, titles: page.titles.map(squeeze) });
  }
}
