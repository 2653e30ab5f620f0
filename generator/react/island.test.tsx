import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Island } from './island.tsx';
import { Link } from './link.tsx';
import { ShellProvider, useShell } from './shell.tsx';

const Box = ({ text, list = [] }: { text: string; list?: readonly (number | null)[] }) => <p>{text + list.length}</p>;

function shown(island: ReactNode, component: unknown = Box) {
  const scripts = { islands: [{ component, src: '/assets/box.js' }], client: undefined };
  const shell = { address: { origin: 'https://name.example', base: '/repo/' }, scripts };
  return renderToStaticMarkup(<ShellProvider value={shell}>{island}</ShellProvider>);
}

test('an island renders its component, and what the browser needs to hydrate it', () => {
  expect(shown(<Island of={Box} when="idle" text="words" list={[1, null]} />)).toBe(
    '<div data-island="/repo/assets/box.js" data-when="idle" data-props="{&quot;text&quot;:&quot;words&quot;,&quot;list&quot;:[1,null]}"><p>words2</p></div>',
  );
});

test('TypeScript rejects props that are not plain data, or not those of the component', () => {
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
    // @ts-expect-error: a prop of another type
    <Island of={Titled} when="idle" title={1} key="5" />,
  ];
});

test('a component that is not an island is rejected by name', () => {
  const Other = () => null;
  expect(() => shown(<Island of={Other} when="idle" />)).toThrow('Other is not an island');
});

test('an island that asks for the shell is rejected, since the browser has none, and so is what stands outside of it', () => {
  expect(() => renderToStaticMarkup(<Link to="/" />)).toThrow('outside of its ShellProvider');
  const Named = () => <p>{useShell().address.base}</p>;
  expect(() => shown(<Island of={Named} when="idle" />, Named)).toThrow('or in an island');
});
