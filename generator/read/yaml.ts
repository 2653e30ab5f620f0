/** YAML → its plain value. Fast: positions and better words for mistakes are worked out only where something is wrong. */
import {
  CORE_SCHEMA,
  constructFromEvents,
  defineScalarTag,
  EVENT_ID,
  type Event,
  getScalarValue,
  mapTag,
  parseEvents,
  SCALAR_STYLE,
  seqTag,
  YAMLException,
} from 'js-yaml';
import { DiagnosticError } from '../diagnostics/diagnostics.ts';
import { escapedCharacter } from './characters.ts';
import { explainAll, type Mistake } from './mistakes.ts';
import { placeholderTag, positionsOf } from './positions.ts';
import type { Source } from './source.ts';
import { syntaxMistakes } from './syntax-mistakes.ts';

const schema = CORE_SCHEMA.withTags(
  defineScalarTag(placeholderTag, { resolve: text => text, identify: () => false }),
  { ...mapTag, tagName: placeholderTag, identify: () => false },
  { ...seqTag, tagName: placeholderTag, identify: () => false },
);

/** What the YAML of a file says: its value, null where it says nothing, and how many values stand behind the placeholder tag. */
export type ParsedYaml = { data: unknown; placeholderCount: number };

/** Parses the YAML of a source. Throws a DiagnosticError with all that is wrong with it. */
export function parseYaml({ file, parts }: Source): ParsedYaml {
  const { whole, start, yaml = '' } = parts();
  const parsed = parseText(yaml);
  if (Array.isArray(parsed)) throw new DiagnosticError(explainAll(file, whole, parsed, start));
  return parsed;
}

function parseText(yaml: string): ParsedYaml | Mistake[] {
  let events: Event[] = [];
  try {
    events = parseEvents(yaml, {});
    const { placeholderCount, aliasCount, mistakes } = scan(yaml, events);
    // Most files have neither, and need no positions to be checked.
    if (placeholderCount + aliasCount > 0) mistakes.push(...positionsOf(yaml, events).mistakes);
    if (mistakes.length > 0) return mistakes;
    const documents = constructFromEvents(events, { source: yaml, schema });
    if (documents.length > 1) return positionsOf(yaml, events).mistakes;
    return { data: documents[0] ?? null, placeholderCount };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    if (events.length === 0) return syntaxMistakes(yaml, error);
    const { mistakes } = positionsOf(yaml, events);
    return mistakes.length > 0 ? mistakes : [{ message: error.reason, offset: error.mark?.position ?? 0 }];
  }
}

type Scan = { placeholderCount: number; aliasCount: number; mistakes: Mistake[] };

/** One look at everything that was parsed, for what the parser allows and a site does not. */
function scan(yaml: string, events: readonly Event[]): Scan {
  const found: Scan = { placeholderCount: 0, aliasCount: 0, mistakes: [] };
  for (const event of events) {
    if (event.type === EVENT_ID.ALIAS) found.aliasCount++;
    if (event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.POP || event.type === EVENT_ID.ALIAS) continue;
    const isPlaceholder = event.tagStart >= 0 && yaml.slice(event.tagStart, event.tagEnd) === placeholderTag;
    if (isPlaceholder) found.placeholderCount++;
    // One line without escapes holds nothing more.
    if (event.type !== EVENT_ID.SCALAR || (event.fast && !isPlaceholder)) continue;
    const text = yaml.slice(event.valueStart, event.valueEnd);
    if (event.style === SCALAR_STYLE.DOUBLE_QUOTED)
      found.mistakes.push(...escapedCharacter(getScalarValue(yaml, event), event.valueStart));
    if (event.style !== SCALAR_STYLE.PLAIN) continue;
    found.mistakes.push(...swallowedItems(text, event.valueStart));
    // A plain number behind the tag is a number, as it would be without it.
    if (isPlaceholder && /^-?\d+(\.\d+)?$/.test(text)) Object.assign(event, { tagStart: -1, tagEnd: -1 });
  }
  return found;
}

/** Lines of a plain text that were meant as items of a list. */
const swallowedItems = (text: string, offset: number): Mistake[] =>
  [...text.matchAll(/(?<=\n[ \t]*)-(?=\s)/g)].map(({ index }) => ({
    message: 'this "-" is read as a part of the text above, not as an item of its own',
    offset: offset + index,
    hint: 'Begin it in the column of the items before it; if it is text, put the whole in quotes.',
  }));
