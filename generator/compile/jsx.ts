/**
 * The JSX runtime for the site's code: React's own, but a component that renders itself is stopped. React has no limit, and if the stack
 * overflows within React, it silently omits parts of the page (react-dom 19.3, from 391 nested components on).
 */
import type * as runtime from 'react/jsx-runtime';
import { countStep } from '../diagnostics/diagnostics.ts';
import type { InsertFacts } from '../model.ts';

/** How many elements one page may create. Only an endless component creates more, and each takes 300 bytes of memory. */
const maxElements = 1_000_000;

/** With up to this many elements a page cannot be nested too deeply. */
const safeCount = 256;

/** A nested element takes up to 2 kB of the stack, so every 16th one checks that 64 kB are left, which takes 3 µs. */
const interval = 16;
const stackArguments = Array(8000).fill(0);
const noop = () => {};

type Create = typeof runtime.jsx;

/**
 * Wraps the functions that compiled JSX calls in the code of `folder`. They count elements, refuse event handlers that do nothing there, and
 * insert facts into the texts of elements.
 */
export function watchedJsx(
  { jsx, jsxs, ...rest }: typeof runtime,
  insertFacts: InsertFacts,
  folder: string,
): typeof runtime {
  return { ...rest, jsx: watched(jsx, insertFacts, folder), jsxs: watched(jsxs, insertFacts, folder) };
}

function watched(create: Create, insertFacts: InsertFacts, folder: string): Create {
  const refuse = handlers[folder];
  return (type, props, key) => {
    if (refuse && typeof type === 'string') refuse(type, props as Props);
    const count = countStep();
    if (count > safeCount && count % interval === 0) throwIfDeep();
    if (count > maxElements)
      throw new Error(`more than ${maxElements.toLocaleString('en')} elements: does a component never end?`);
    return create(type, withFacts(props as Props, insertFacts), key);
  };
}

type Props = Readonly<Record<string, unknown>>;

/** By folder, what throws an error for an element with an event handler that does not do what React's do. A component may be part of a page or of an island. */
const handlers: Record<string, (type: string, props: Props) => void> = {
  pages(_, props) {
    const name = Object.keys(props).find(name => /^on[A-Z]/.test(name) && typeof props[name] === 'function');
    if (name)
      throw new Error(`nothing calls ${name}: a page is HTML; move the element into an island, islands/x/x.tsx`);
  },
  // React calls onChange on every input, Preact when the field loses focus, like browsers; onInput is the same in both.
  islands(type, { onChange }) {
    if (/^(input|textarea)$/.test(type) && onChange)
      throw new Error('onChange waits until a field loses focus; use onInput');
  },
};

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

function throwIfDeep(): void {
  try {
    Reflect.apply(noop, undefined, stackArguments);
  } catch {
    throw new Error('components are nested too deeply: does one render itself?');
  }
}
