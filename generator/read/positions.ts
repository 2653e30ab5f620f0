/** Where each value of a YAML text stands, out of the parser's events. Only what is explained to a person needs it. */
import { constructFromEvents, EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE } from 'js-yaml';
import { type Location, locationAt, nearest } from '../diagnostics/diagnostics.ts';
import type { Mistake } from './mistakes.ts';
import type { Source } from './source.ts';

/** What stands behind it must be settled by a person before launch. It may stand before a text, fields or a list. */
export const placeholderTag = '!placeholder';

/** A path into a value: ["plans", 0, "price"]. In Markdown, ["body", 1204] is an offset in the text. */
export type Path = readonly PropertyKey[];

/** A value: the offset where it begins, the offset of its name in a map, its parts by name or number. */
export type Position = {
  start: number;
  key: number;
  isPlaceholder: boolean;
  parts: Map<string, Position>;
  /** Letters and values that it stands for when its aliases are written out. */
  size: number;
};

/** The most that a file may stand for when its aliases are written out: twice the largest file. */
const expandedLimit = 1024 * 1024;

type Frame = { position: Position; isMap: boolean; anchor?: string; name?: { text: string; offset: number } };

/** Builds the positions of a text out of its events, and finds names that stand twice, unknown tags, and wrong aliases. */
export function positionsOf(
  yaml: string,
  events: readonly Event[] = parseEvents(yaml, {}),
): { root: Position | undefined; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  const anchors = new Map<string, Position | undefined>();
  const stack: Frame[] = [];
  let root: Position | undefined;

  function add(position: Position, textOf: () => string): void {
    const frame = stack.at(-1);
    if (!frame) {
      if (root) mistakes.push({ message: 'Source contains multiple documents', offset: position.start });
      root ??= position;
    } else if (!frame.isMap) {
      frame.position.parts.set(String(frame.position.parts.size), position);
    } else if (!frame.name) {
      frame.name = { text: textOf(), offset: position.start };
      const hint = 'Write it after the colon: `name: !placeholder value`.';
      if (position.isPlaceholder)
        mistakes.push({ message: `${placeholderTag} stands before a name`, offset: position.start, hint });
    } else {
      const { text, offset } = frame.name;
      delete frame.name;
      if (frame.position.parts.has(text)) mistakes.push({ message: 'Map keys must be unique', offset });
      // A name without a value is shown at its name.
      Object.assign(position, { key: offset, start: position.start < 0 ? offset : position.start });
      frame.position.parts.set(text, position);
    }
  }

  function close({ position, anchor }: Frame): void {
    if (anchor !== undefined) anchors.set(anchor, position);
    const outer = stack.at(-1)?.position;
    if (outer) outer.size += position.size;
  }

  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT) continue;
    if (event.type === EVENT_ID.POP) {
      const frame = stack.pop();
      if (frame) close(frame);
      continue;
    }
    const anchor = event.anchorStart < 0 ? undefined : yaml.slice(event.anchorStart, event.anchorEnd);
    if (event.type === EVENT_ID.ALIAS) {
      const aliased = anchors.get(anchor ?? '');
      const offset = event.anchorStart - 1;
      if (!aliased)
        mistakes.push({ message: `Unresolved alias (the anchor must be set before the alias): ${anchor}`, offset });
      const position = positionAt(offset, aliased?.size);
      add(position, () => '');
      close({ position, isMap: false });
      continue;
    }
    const tag = event.tagStart < 0 ? '' : yaml.slice(event.tagStart, event.tagEnd);
    if (/^![^!<]/.test(tag) && tag !== placeholderTag) {
      const hint = nearest(tag, [placeholderTag]) && { hint: `Did you mean ${placeholderTag}?` };
      mistakes.push({ message: `Unresolved tag: ${tag}`, offset: event.tagStart, ...hint });
    }
    const isScalar = event.type === EVENT_ID.SCALAR;
    const length = isScalar ? Math.max(0, event.valueEnd - event.valueStart) : 0;
    const position = positionAt(isScalar ? startOf(yaml, event) : event.start, length, tag === placeholderTag);
    const frame: Frame = {
      position,
      isMap: event.type === EVENT_ID.MAPPING,
      ...(anchor === undefined ? {} : { anchor }),
    };
    add(position, () => (isScalar ? nameOf(yaml, event) : ''));
    // Until it is whole, its anchor stands for nothing: no value can hold itself.
    if (anchor !== undefined) anchors.set(anchor, undefined);
    if (isScalar) close(frame);
    else stack.push(frame);
  }
  if (root && root.size > expandedLimit + yaml.length) {
    const message = `Excessive alias count: written out, this would be ${root.size} letters`;
    mistakes.push({ message, offset: yaml.search(/(?<=[\s[,])\*/) });
  }
  return { root, mistakes };
}

const positionAt = (start: number, length = 0, isPlaceholder = false): Position => ({
  start,
  key: start,
  isPlaceholder,
  parts: new Map(),
  size: length + 1,
});

type ScalarEvent = Extract<Event, { type: typeof EVENT_ID.SCALAR }>;

/** Where a text begins: at its quote, or, for a block of text, at the sign before it. */
function startOf(yaml: string, { valueStart, tagStart, style }: ScalarEvent): number {
  if (valueStart < 0) return tagStart;
  if (style === SCALAR_STYLE.PLAIN) return valueStart;
  if (style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED) return valueStart - 1;
  const line = yaml.lastIndexOf('\n', valueStart - 2) + 1;
  return line + Math.max(0, yaml.slice(line, valueStart - 1).search(/[|>][-+\d]*[ \t]*(#.*)?$/));
}

/** A name as the value has it: `2024` and `0x10` are the names "2024" and "16". */
function nameOf(yaml: string, event: ScalarEvent): string {
  if (event.style !== SCALAR_STYLE.PLAIN || event.tagStart >= 0) return getScalarValue(yaml, event);
  const document = { type: EVENT_ID.DOCUMENT, explicitStart: false, explicitEnd: false, directives: [] };
  return String(constructFromEvents([document, event, { type: EVENT_ID.POP }], { source: yaml })[0]);
}

/** Where the value at a path stands, or, where there is none, the nearest thing around it. `isKey` asks for its name. */
export type Locator = (path: Path, isKey?: boolean) => Location;

/** Makes the locator of one file. Its positions are built when the first is asked for, and live as long as it does. */
export function locatorOf({ file, parts }: Source): Locator {
  const { whole, start, yaml, body } = parts();
  let root: Position | undefined;
  return (path, isKey = false) => {
    const [field, offset] = path;
    if (body !== undefined && field === 'body' && typeof offset === 'number')
      return locationAt(file, whole, whole.trimEnd().length - body.length + offset);
    root ??= yaml === undefined ? undefined : positionsOf(yaml).root;
    let position = root;
    let depth = 0;
    for (const step of path) {
      const next = position?.parts.get(String(step));
      if (!next) break;
      position = next;
      depth++;
    }
    const at = isKey && depth === path.length ? position?.key : position?.start;
    return locationAt(file, whole, start + (at ?? 0));
  };
}
