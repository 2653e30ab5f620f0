/** Positions of values in the YAML of a file, from the events of its parser. */
import * as js from 'js-yaml';
import { type Location, locationAt } from '../diagnostics/diagnostics.ts';
import type { Parts } from './source.ts';

/** Marks a value, which may be a text, fields or a list, as one that a person must settle before launch. */
export const placeholderTag = '!placeholder';

export const schema = js.CORE_SCHEMA.withTags(
  js.defineScalarTag(placeholderTag, { resolve: text => text, identify: () => false }),
  { ...js.mapTag, tagName: placeholderTag, identify: () => false },
  { ...js.seqTag, tagName: placeholderTag, identify: () => false },
);

/** A path into a value: ["plans", 0, "price"]. In Markdown, ["body", 1204] is an offset in the body. */
export type Path = readonly PropertyKey[];

/** Returns what is at a path in a value, or undefined. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((node, step) => (node as Record<PropertyKey, unknown> | null | undefined)?.[step], value);

type NodeEvent = Exclude<js.Event, js.DocumentEvent | js.PopEvent>;

/** A value, or the name of a field, which comes before its value. `isDuplicate` if the same map has had that name before. */
type Node = { event: NodeEvent; path: Path; offset: number; isName: boolean; isDuplicate: boolean };

/** Calls `visit` for every node, in order. Every file is walked, so this is not a generator function, which would take several times as long. */
export function walkNodes(yaml: string, events: readonly js.Event[], visit: (node: Node) => void): void {
  let [at, end] = [0, 0];

  /** Visits the next node and everything in it. Returns its offset; an omitted value has the offset of its name. */
  function walk(path: Path, nameOffset?: number, isName = false, isDuplicate = false): number {
    const event = events[at++] as NodeEvent;
    const offset = offsetOf(yaml, event) ?? nameOffset ?? dashAfter(yaml, end);
    end = event.type === js.EVENT_ID.SCALAR ? Math.max(event.valueEnd, offset + 1) : offset;
    visit({ event, path, offset, isName, isDuplicate });
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

  // Each document begins and ends with an event of its own.
  for (; at < events.length; at++) {
    at++;
    walk([]);
  }
}

/** Returns where a value begins, after its tag and anchor; undefined if it is omitted. */
function offsetOf(yaml: string, event: NodeEvent): number | undefined {
  if (event.type === js.EVENT_ID.ALIAS) return event.anchorStart - 1;
  if (event.type !== js.EVENT_ID.SCALAR) return event.start;
  const { style, valueStart } = event;
  if (valueStart < 0) return undefined;
  if (style === js.SCALAR_STYLE.PLAIN) return valueStart;
  if (style === js.SCALAR_STYLE.SINGLE_QUOTED || style === js.SCALAR_STYLE.DOUBLE_QUOTED) return valueStart - 1;
  // A block text begins with the "|" or ">" at the end of the line above.
  const line = yaml.lastIndexOf('\n', valueStart - 2) + 1;
  return line + yaml.slice(line, valueStart).search(/[|>][-+\d]*([ \t]+#.*|[ \t]*)$/m);
}

/** Returns where the next item of a list begins. */
function dashAfter(yaml: string, end: number): number {
  const dash = /(?<=^[ -]*)-/gm;
  dash.lastIndex = end;
  return dash.exec(yaml)?.index ?? end;
}

/** Returns the name of a field as an object has it: "1.5" for `1.50`. */
function nameOf(yaml: string, event: NodeEvent): string {
  if (event.type !== js.EVENT_ID.SCALAR) return '';
  const text = js.getScalarValue(yaml, event);
  return event.style === js.SCALAR_STYLE.PLAIN ? String(schema.resolveImplicitScalarTag(text).value) : text;
}

/** Locates the value at a path or, if there is none, the nearest value around it; with `isKey`, the name of the field. */
export type Locator = (path: Path, isKey?: boolean) => Location;

const keyOf = (path: Path, isName = false) => JSON.stringify([isName, ...path.map(String)]);

/** Creates the locator of a file without syntax errors, given a function that reads it. On its first call it parses the file again. */
export function createLocator(file: string, parts: () => Parts): Locator {
  let offsets: ReadonlyMap<string, number> | undefined;
  return (path, isKey = false) => {
    const opened = parts();
    const { text, start, body } = opened;
    const [field, inBody] = path;
    if (body !== undefined && field === 'body' && typeof inBody === 'number')
      return locationAt(file, text, text.trimEnd().length - body.length + inBody);
    offsets ??= offsetsIn(opened.yaml ?? '');
    const known = offsets;
    const enclosing = path.map((_, i) => known.get(keyOf(path.slice(0, i))));
    const offset = known.get(keyOf(path, isKey)) ?? enclosing.findLast(found => found !== undefined) ?? 0;
    return locationAt(file, text, start + offset);
  };
}

function offsetsIn(yaml: string): ReadonlyMap<string, number> {
  const offsets = new Map<string, number>();
  walkNodes(yaml, js.parseEvents(yaml, {}), ({ path, isName, offset }) => offsets.set(keyOf(path, isName), offset));
  return offsets;
}
