import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type SiteContext, SiteProvider, useSite } from '../context/site.tsx';
import { Island } from './island.tsx';

type Text = string | { a: readonly (string | number | boolean | null)[]; b: undefined };
const Box = ({ text }: { text?: Text }) => <p>{typeof text === 'string' ? text : 'seen'}</p>;

const shown = (island: ReactNode, islands: SiteContext['islands'] = new Map([[Box, '/assets/box.js']])) =>
  renderToStaticMarkup(<SiteProvider value={{ islands } as SiteContext}>{island}</SiteProvider>);

test('an island renders its component, and what the browser needs to hydrate it', () => {
  expect(shown(<Island of={Box} when="idle" text="words" />)).toBe(
    '<div data-island="/assets/box.js" data-when="idle" data-props="{&quot;text&quot;:&quot;words&quot;}"><p>words</p></div>',
  );
});

test('TypeScript rejects props that are not plain data, unknown triggers, and missing or mistyped props', () => {
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
    // @ts-expect-error: a prop is missing
    <Island of={Titled} when="idle" key="6" />,
    // @ts-expect-error: a prop of another type
    <Island of={Titled} when="idle" title={1} key="7" />,
  ];
});

test('a component that is not an island is rejected by name', () => {
  const Other = () => null;
  expect(() => shown(<Island of={Other} when="idle" />)).toThrow('Other is not an island');
});

test('an island that calls useSite is rejected, since the browser has no SiteProvider', () => {
  const Named = () => <p>{useSite().site.name}</p>;
  const island = <Island of={Named} when="idle" />;
  expect(() => shown(island, new Map([[Named, '/assets/named.js']]))).toThrow('outside the SiteProvider');
});
