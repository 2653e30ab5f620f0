/**
 * JSX for the site's code: React's own, but a component that renders itself is stopped where it does so. React has no limit; and where the
 * stack ends within React, it leaves pieces of the page out without a word (react-dom 19.3, from 391 nested components on).
 */
import type * as runtime from 'react/jsx-runtime';
import { countStep } from '../diagnostics/diagnostics.ts';
import type { InsertFacts } from '../model.ts';

/** Elements that one page may create. More come of a component without end, and each takes 300 bytes of memory. */
const most = 1_000_000;

/** A page of so many elements cannot be nested too deeply. */
const few = 256;

/** An element nested in another takes up to 2 kB of the stack: so every 16th one tries whether there are 64 kB left, which takes 3 µs. */
const interval = 16;
const words = Array(8000).fill(0);
const nothing = () => {};

type Create = typeof runtime.jsx;

/** The functions that compiled JSX calls, watched. `refer` puts facts into the texts that elements are given. */
export function watchedJsx({ jsx, jsxs, ...rest }: typeof runtime, insertFacts: InsertFacts): typeof runtime {
  return { ...rest, jsx: watched(jsx, insertFacts), jsxs: watched(jsxs, insertFacts) };
}

function watched(create: Create, insertFacts: InsertFacts): Create {
  return (type, props, key) => {
    const count = countStep();
    if (count > few && count % interval === 0) throwIfDeep();
    if (count > most) throw new Error(`more than ${most.toLocaleString('en')} elements: does a component never end?`);
    return create(type, withFacts(props as Props, insertFacts), key);
  };
}

type Props = Readonly<Record<string, unknown>>;

/** Props whose texts, those among the children too, have their facts put in. Texts in lists and objects come to an element of their own. */
function withFacts(props: Props, insertFacts: InsertFacts): Props {
  let changed: Record<string, unknown> | undefined;
  for (const name in props) {
    const value = props[name];
    const isList = name === 'children' && Array.isArray(value);
    if (!(isList ? value.some(mayRefer) : mayRefer(value))) continue;
    changed ??= { ...props };
    changed[name] = isList
      ? value.map(part => (mayRefer(part) ? insertFacts(part) : part))
      : insertFacts(value as string);
  }
  return changed ?? props;
}

const mayRefer = (value: unknown): value is string => typeof value === 'string' && value.includes('{');

function throwIfDeep(): void {
  try {
    Reflect.apply(nothing, undefined, words);
  } catch {
    throw new Error('components are nested too deeply: does one render itself?');
  }
}
