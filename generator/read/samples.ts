/**
 * What is a sample can say so: where a schema has a field `isSample`, it is true as long as its object, or anything in it that has no such
 * field of its own, stands behind the placeholder tag.
 */
import * as js from 'js-yaml';
import { isPlainObject } from '../plain-values.ts';
import { type Path, placeholderTag } from './positions.ts';

/** A list or map that is being walked through: the step to what comes next in it, and its anchor. */
type Frame = { path: Path; index?: number; key?: string | undefined; anchor: string; before: number };

/** Paths of values behind the tag: those with a tag of their own, and with what aliases repeat of them. */
export type Places = { placeholders: Path[]; places: Path[] };

/** The paths of all values behind the tag, out of what the first parser saw. */
export function placesOf(yaml: string, events: readonly js.Event[]): Places {
  const placeholders: Path[] = [];
  const places: Path[] = [];
  const anchors = new Set<string>();
  const frames: Frame[] = [];
  for (const event of events) {
    if (event.type === js.EVENT_ID.DOCUMENT) continue;
    if (event.type === js.EVENT_ID.POP) {
      const { anchor, before } = frames.pop() ?? { anchor: '', before: 0 };
      if (places.length > before) anchors.add(anchor);
      continue;
    }
    const frame = frames.at(-1);
    if (frame && frame.index === undefined && frame.key === undefined) {
      frame.key = event.type === js.EVENT_ID.SCALAR ? js.getScalarValue(yaml, event) : '';
      continue;
    }
    const path = frame ? [...frame.path, frame.index === undefined ? (frame.key ?? '') : frame.index++] : [];
    if (frame) frame.key = undefined;
    const anchor = yaml.slice(event.anchorStart, event.anchorEnd);
    const before = places.length;
    const isTagged = 'tagStart' in event && yaml.slice(event.tagStart, event.tagEnd) === placeholderTag;
    if (isTagged || (event.type === js.EVENT_ID.ALIAS && anchors.has(anchor))) places.push(path);
    if (isTagged) {
      placeholders.push(path);
      anchors.add(anchor);
    }
    if (event.type === js.EVENT_ID.MAPPING) frames.push({ path, anchor, before });
    if (event.type === js.EVENT_ID.SEQUENCE) frames.push({ path, anchor, before, index: 0 });
  }
  return { placeholders, places };
}

/** A value as its schema gave it, of which every `isSample` tells the truth. */
export const withSamples = (value: unknown, places: readonly Path[]): unknown =>
  places.length > 0 ? marked(value, places).value : value;

/** `isOpen`: something in it stands behind the tag, and no `isSample` in it says so. */
function marked(value: unknown, places: readonly Path[]): { value: unknown; isOpen: boolean } {
  const isWhole = places.some(place => place.length === 0);
  const isHolder = Array.isArray(value) || isPlainObject(value);
  if (!isHolder || places.length === 0) return { value, isOpen: places.length > 0 };
  const parts = Object.entries(value as object).map(([name, part]) => {
    const inside = places.filter(([step]) => String(step) === name).map(([, ...rest]) => rest);
    return [name, marked(part, isWhole ? [[]] : inside)] as const;
  });
  const isOpen = isWhole || parts.some(([, part]) => part.isOpen);
  if (Array.isArray(value)) return { value: parts.map(([, part]) => part.value), isOpen };
  const fields = Object.fromEntries(parts.map(([name, part]) => [name, part.value]));
  if (!('isSample' in fields)) return { value: fields, isOpen };
  return { value: { ...fields, isSample: isOpen || fields.isSample }, isOpen: false };
}
