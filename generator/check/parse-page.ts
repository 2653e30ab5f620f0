/** One pass over a finished page with the tokenizer of a real HTML parser: nobody needs the tree. */
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { type Attributes, readStyle } from './elements.ts';
import { type Attribute, attributeOf, type Tag, tagOf } from './names.ts';
import { newPage, type ParsedPage } from './rules/rule.ts';

/** Reads a page out of its HTML; `file` is its path in the output folder. */
export function parsePage(file: string, html: string): ParsedPage {
  const reader = new PageReader(file, html);
  const tokenizer = new Tokenizer({}, reader);
  tokenizer.write(html);
  tokenizer.end();
  return reader.page;
}

/** Every white space as one space, and none around the text. Looks only for what is not one already: that is four times as quick. */
export const squeeze = (text: string): string => text.replace(/[^\S ]\s*|\s{2,}/g, ' ').trim();

/** An element for which something is to be done when it closes. `label` stands for its text where it has none. */
type Open = {
  tag: Tag;
  from: number;
  label: string;
  target?: { text: string };
  close?: (from: number, to: number) => void;
};

const noAttributes: Attributes = {};

/** A page that is being read. The tokenizer calls it with offsets in the HTML, and with characters that were written by name. */
export class PageReader implements TokenizerCallbacks {
  readonly page: ParsedPage;
  readonly html: string;
  isInBody = false;
  /** What becomes of text: where this is empty a visitor reads it. */
  raw: '' | 'title' | 'style' | 'json' | 'script' = '';
  /** Addresses of the `<source>` elements of a picture, a video or a sound that is not complete. */
  sources: string[] = [];
  private text = '';
  private values = '';
  /** Whether a block began or ended since the last text. */
  private hasGap = false;
  /** How many templates are open: what they hold is not on the page. */
  private templates = 0;
  private tag = tagOf('');
  private attribute: Attribute = attributeOf('');
  private value = '';
  private attributes = noAttributes;
  private readonly open: Open[] = [];
  private readonly texts: { target: { text: string }; from: number; to: number; label: string }[] = [];

  constructor(file: string, html: string) {
    this.page = newPage(file);
    this.html = html;
  }

  /** Gives `target` the text of the element that was just opened, or where it has none its label, when the page is read. */
  want(target: { text: string }, label = ''): void {
    this.open.push({ tag: this.tag, from: this.text.length, label, target });
  }

  /** Does something when the element that was just opened closes; it is told where its text stands in the text of the page. */
  atClose(close: (from: number, to: number) => void): void {
    this.open.push({ tag: this.tag, from: this.text.length, label: '', close });
  }

  /** Says what stands for the text of the open elements that have none. */
  label(words: string): void {
    for (const element of this.open) element.label ||= words;
  }

  /** Closes the innermost open element of a kind, with all that it holds. */
  private close(tag: Tag): void {
    const { open } = this;
    let at = open.length - 1;
    while (at >= 0 && open[at]?.tag !== tag) at--;
    if (at >= 0) for (const element of open.splice(at)) this.leave(element);
  }

  private leave({ from, label, target, close }: Open): void {
    const to = this.text.length;
    // The text is a chain of pieces until the page ends: only then is it cut.
    if (target) this.texts.push({ target, from, to, label });
    close?.(from, to);
  }

  private take(piece: string, start: number, end: number): void {
    const { page, raw } = this;
    if (this.templates > 0) return;
    if (raw === '') {
      if (!this.isInBody) return;
      this.text += this.hasGap ? ` ${piece}` : piece;
      this.hasGap = false;
    } else if (raw === 'title') page.titles.push((page.titles.pop() ?? '') + piece);
    else if (raw === 'json') page.jsonLd.push(piece);
    else if (raw === 'style') {
      page.css += piece;
      page.cssRanges.push([start, end]);
    }
  }

  onopentagname(start: number, end: number): void {
    const tag = tagOf(this.html.slice(start, end));
    this.tag = tag;
    if (tag.isTemplate) this.templates++;
    else if (!tag.isInHead) this.isInBody = true;
    if (!tag.isInline) this.hasGap = true;
    this.attributes = tag.read && this.templates === 0 ? {} : noAttributes;
  }

  onattribname(start: number, end: number): void {
    this.attribute = attributeOf(this.html.slice(start, end));
    this.value = '';
  }

  onattribdata(start: number, end: number): void {
    if (this.attribute.role) this.value += this.html.slice(start, end);
  }

  onattribentity(codePoint: number): void {
    if (this.attribute.role) this.value += String.fromCodePoint(codePoint);
  }

  onattribend(): void {
    const { page, value, attributes } = this;
    const { name, role } = this.attribute;
    if (!role || this.templates > 0) return;
    if (attributes !== noAttributes) attributes[name] ??= value;
    if (role === 'id') page.ids.push(value);
    else if (role === 'reference') for (const id of value.split(/\s+/)) page.idReferences.push([name, id]);
    else if (role === 'style') readStyle(this, value);
    else if (role !== 'own' && value) {
      if (role !== 'value') page.labels.push(value);
      if (role !== 'label' && this.isInBody) this.values += `\n${value}`;
    }
  }

  onopentagend(): void {
    if (this.templates === 0) this.tag.read?.(this, this.attributes);
  }

  onselfclosingtag(): void {
    this.onopentagend();
    // Of other elements only those of drawings can end so, and none of these has a text.
    if (this.raw !== '') this.close(this.tag);
  }

  ontext(start: number, end: number): void {
    this.take(this.html.slice(start, end), start, end);
  }

  ontextentity(codePoint: number, end: number): void {
    this.take(String.fromCodePoint(codePoint), end, end);
  }

  onclosetag(start: number, end: number): void {
    const tag = tagOf(this.html.slice(start, end));
    if (tag.isTemplate && this.templates > 0) this.templates--;
    if (!tag.isInline) this.hasGap = true;
    if (tag.read && this.templates === 0) this.close(tag);
  }

  onend(): void {
    const { page, text } = this;
    for (const element of this.open) this.leave(element);
    for (const { target, from, to, label } of this.texts) target.text = squeeze(text.slice(from, to)) || squeeze(label);
    Object.assign(page, { text, values: this.values, titles: page.titles.map(squeeze) });
  }

  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
}
