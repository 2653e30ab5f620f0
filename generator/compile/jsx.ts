/** The JSX runtime for the site's code: React's own, which inserts facts into the texts of elements. */
import type * as runtime from 'react/jsx-runtime';
import type { InsertFacts } from '../model.ts';

type Create = typeof runtime.jsx;
type Props = Readonly<Record<string, unknown>>;

/** Wraps the functions that compiled JSX calls. */
export function watchedJsx({ jsx, jsxs, ...rest }: typeof runtime, insertFacts: InsertFacts): typeof runtime {
  const watched =
    (create: Create): Create =>
    (type, props, key) =>
      create(type, withFacts(props as Props, insertFacts), key);
  return { ...rest, jsx: watched(jsx), jsxs: watched(jsxs) };
}

/** Returns props with facts inserted into their texts, including children. Texts in lists and objects reach elements of their own later. */
function withFacts(props: Props, insertFacts: InsertFacts): Props {
  let changed: Record<string, unknown> | undefined;
  for (const name in props) {
    const value = props[name];
    const isList = name === 'children' && Array.isArray(value);
    if (!(isList ? value.some(mayHaveFacts) : mayHaveFacts(value))) continue;
    changed ??= { ...props };
    changed[name] = isList
      ? value.map(part => (mayHaveFacts(part) ? insertFacts(part) : part))
      : insertFacts(value as string);
  }
  return changed ?? props;
}

const mayHaveFacts = (value: unknown): value is string => typeof value === 'string' && value.includes('{');
