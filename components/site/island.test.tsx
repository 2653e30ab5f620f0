import { readdirSync, readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Island } from './island.tsx';
import { type Known, SiteProvider, useSite } from './site.tsx';

// What TypeScript refuses comes from data at times, so the tests of that are not told what they give.
// biome-ignore lint/suspicious/noExplicitAny: see above
const Box = ({ text }: { text?: any }) => <p>{typeof text === 'string' ? text : 'seen'}</p>;

const shown = (island: ReactNode, islands: Known['islands'] = new Map([[Box, '/assets/box.js']])) =>
  renderToStaticMarkup(<SiteProvider value={{ islands } as Known}>{island}</SiteProvider>);

test('the HTML of the component is there, and what the browser needs to wake it', () => {
  expect(shown(<Island of={Box} when="idle" text="words" />)).toBe(
    '<div data-island="/assets/box.js" data-when="idle" data-props="{&quot;text&quot;:&quot;words&quot;}"><p>words</p></div>',
  );
});

test('plain data travels whole', () => {
  const text = { a: ['x', 1, true, null], b: undefined };
  expect(shown(<Island of={Box} when="(min-width: 60rem)" text={text} />)).toContain(
    'data-props="{&quot;text&quot;:{&quot;a&quot;:[&quot;x&quot;,1,true,null]}}"',
  );
});

const circle: { self?: unknown } = {};
circle.self = circle;

describe('what would be another thing in the browser is refused', () => {
  test.each([
    ['a function', () => 1, 'given "text"'],
    ['a date', new Date(0), 'given "text"'],
    ['a map', new Map(), 'given "text"'],
    ['no number', Number.NaN, 'given "text"'],
    ['a large number', 1n, 'given "text"'],
    ['a function within', [{ on: () => 1 }], 'given "on"'],
    ['an element', <b key="b">x</b>, 'no plain data'],
    ['a circle', circle, 'circular'],
  ])('%s', (_, text, message) => {
    expect(() => shown(<Island of={Box} when="idle" text={text} />)).toThrow(message);
  });
});

test('TypeScript refuses props that are no plain data, triggers that there are not, and components that are no functions', () => {
  const Button = (_: { onPress: () => void }) => null;
  const Clock = (_: { from: Date }) => null;
  const Frame = (_: { head: ReactNode }) => null;
  const Titled = (_: { title: string; size?: number }) => null;
  void [
    <Island of={Titled} when="visible" title="x" key="1" />,
    // @ts-expect-error: a function
    <Island of={Button} when="visible" onPress={() => {}} key="2" />,
    // @ts-expect-error: a date
    <Island of={Clock} when="visible" from={new Date(0)} key="3" />,
    // @ts-expect-error: elements
    <Island of={Frame} when="visible" head="x" key="4" />,
    // @ts-expect-error: no such trigger
    <Island of={Titled} when="later" title="x" key="5" />,
    // @ts-expect-error: a property is missing
    <Island of={Titled} when="idle" key="6" />,
    // @ts-expect-error: a property of another type
    <Island of={Titled} when="idle" title={1} key="7" />,
  ];
});

test('a component that is no island is refused by its name', () => {
  const Other = () => null;
  expect(() => shown(<Island of={Other} when="idle" />)).toThrow('Other is no island');
});

test('an island that asks for the site is refused: there is none around it in the browser', () => {
  const Asking = () => <p>{useSite().site.name}</p>;
  const island = <Island of={Asking} when="idle" />;
  expect(() => shown(island, new Map([[Asking, '/assets/asking.js']]))).toThrow('where an island is, too');
});

test('no island of this site is rendered without Island, by which alone it wakes', () => {
  const files = ['pages', 'islands'].flatMap(folder =>
    readdirSync(folder, { recursive: true }).map(name => `${folder}/${String(name)}`),
  );
  const bare = files
    .filter(file => /(?<!\.test)\.tsx$/.test(file))
    .flatMap(file => {
      const text = readFileSync(file, 'utf8');
      // Of such modules only islands have a default export.
      const imports = text.matchAll(/^import (\w+)[^;]* from '(?:\.\/[\w-]+|[^']*\/([\w-]+)\/\2)\.tsx';/gm);
      return [...imports].flatMap(([, name]) => (new RegExp(`<${name}\\b`).test(text) ? [`${file}: ${name}`] : []));
    });
  expect(bare).toEqual([]);
});
