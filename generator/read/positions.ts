/** What stands where in the YAML of a file, out of what its parser saw. */
import * as js from 'js-yaml';
import { type Location, locationAt } from '../diagnostics/diagnostics.ts';
import type { Parts, Source } from './source.ts';

/** What stands behind it must be settled by a person before launch. It may stand before a text, fields or a list. */
export const placeholderTag = '!placeholder';

export const schema = js.CORE_SCHEMA.withTags(
  js.defineScalarTag(placeholderTag, { resolve: text => text, identify: () => false }),
  { ...js.mapTag, tagName: placeholderTag, identify: () => false },
  { ...js.seqTag, tagName: placeholderTag, identify: () => false },
);

/** A path into a value: ["plans", 0, "price"]. In Markdown, ["body", 1204] is an offset in the text. */
export type Path = readonly PropertyKey[];

/** What stands at a path in a value; undefined where nothing does. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((node, step) => (node as Record<PropertyKey, unknown> | null | undefined)?.[step], value);

type NodeEvent = Exclude<js.Event, js.DocumentEvent | js.PopEvent>;

/** A value, or the name of a field, which comes before its value. `isTwice` where its map has had the name before. */
type Node = { event: NodeEvent; path: Path; offset: number; isName: boolean; isTwice: boolean };

/** Tells of everything in a text, in its order. Every file is walked through: a generator would take several times as long. */
export function walkNodes(yaml: string, events: readonly js.Event[], tell: (node: Node) => void): void {
  let [at, end] = [0, 0];

  /** Tells of what comes next, and of all that stands in it; a value that is left out stands at its name. Gives where it begins. */
  function walk(path: Path, nameOffset?: number, isName = false, isTwice = false): number {
    const event = events[at++] as NodeEvent;
    const offset = offsetOf(yaml, event) ?? nameOffset ?? dashAfter(yaml, end);
    end = event.type === js.EVENT_ID.SCALAR ? Math.max(event.valueEnd, offset + 1) : offset;
    tell({ event, path, offset, isName, isTwice });
    if (event.type !== js.EVENT_ID.MAPPING && event.type !== js.EVENT_ID.SEQUENCE) return offset;
    const names = new Set<string>();
    for (let i = 0; events[at]?.type !== js.EVENT_ID.POP; i++) {
      if (event.type === js.EVENT_ID.SEQUENCE) walk([...path, i]);
      else {
        const name = nameOf(yaml, events[at] as NodeEvent);
        const inner = [...path, name];
        walk(inner, walk(inner, undefined, true, names.has(name)));
        names.add(name);
      }
    }
    at++;
    return offset;
  }

  // An event of its own begins each document, and one ends it.
  for (; at < events.length; at++) {
    at++;
    walk([]);
  }
}

/** Where a value begins, behind its tag and anchor; undefined where it is left out. */
function offsetOf(yaml: string, event: NodeEvent): number | undefined {
  if (event.type === js.EVENT_ID.ALIAS) return event.anchorStart - 1;
  if (event.type !== js.EVENT_ID.SCALAR) return event.start;
  const { style, valueStart } = event;
  if (valueStart < 0) return undefined;
  if (style === js.SCALAR_STYLE.PLAIN) return valueStart;
  if (style === js.SCALAR_STYLE.SINGLE_QUOTED || style === js.SCALAR_STYLE.DOUBLE_QUOTED) return valueStart - 1;
  // Lines of text begin with the sign at the end of the line above.
  const line = yaml.lastIndexOf('\n', valueStart - 2) + 1;
  return line + yaml.slice(line, valueStart).search(/[|>][-+\d]*([ \t]+#.*|[ \t]*)$/m);
}

/** Where the next item of a list begins. */
function dashAfter(yaml: string, end: number): number {
  const dash = /(?<=^[ -]*)-/gm;
  dash.lastIndex = end;
  return dash.exec(yaml)?.index ?? end;
}

/** The name of a field as an object has it: "1.5" where `1.50` is written. */
function nameOf(yaml: string, event: NodeEvent): string {
  if (event.type !== js.EVENT_ID.SCALAR) return '';
  const text = js.getScalarValue(yaml, event);
  return event.style === js.SCALAR_STYLE.PLAIN ? String(schema.resolveImplicitScalarTag(text).value) : text;
}

/** Where the value at a path stands, or, where there is none, the nearest thing around it. `isKey` asks for its name. */
export type Locator = (path: Path, isKey?: boolean) => Location;

/** Path → offset. Kept as long as the text of its file is. */
const known = new WeakMap<Parts, ReadonlyMap<string, number>>();

const keyOf = (path: Path, isName = false) => JSON.stringify([isName, ...path.map(String)]);

/** Makes the locator of one file, which was parsed without mistakes. It reads and parses the file again when it is first asked. */
export function locatorOf({ file, parts }: Source): Locator {
  let own: Parts | undefined;
  return (path, isKey = false) => {
    own ??= parts();
    const { text, start, yaml = '', body } = own;
    const [field, inBody] = path;
    if (body !== undefined && field === 'body' && typeof inBody === 'number')
      return locationAt(file, text, text.trimEnd().length - body.length + inBody);
    const offsets = known.get(own) ?? offsetsIn(yaml);
    known.set(own, offsets);
    const around = path.map((_, i) => offsets.get(keyOf(path.slice(0, i))));
    const offset = offsets.get(keyOf(path, isKey)) ?? around.findLast(found => found !== undefined) ?? 0;
    return locationAt(file, text, start + offset);
  };
}

function offsetsIn(yaml: string): ReadonlyMap<string, number> {
  const offsets = new Map<string, number>();
  walkNodes(yaml, js.parseEvents(yaml, {}), ({ path, isName, offset }) => offsets.set(keyOf(path, isName), offset));
  return offsets;
}
