import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Known, SiteProvider, useSite } from '../site/site.tsx';
import { island } from './island.tsx';

const View = (_: { given?: unknown }) => <p>seen</p>;
const Island = island('box', View, 'idle');

const render = (given: unknown, islands: Known['islands'] = { box: '/assets/box.js' }) =>
  renderToStaticMarkup(
    <SiteProvider value={{ islands } as Known}>
      <Island given={given} />
    </SiteProvider>,
  );

test('plain data travels to the browser with the mark', () => {
  const given = { a: ['x', 1, true, null], b: undefined };
  expect(render(given)).toContain('data-props="{&quot;given&quot;:{&quot;a&quot;:[&quot;x&quot;,1,true,null]}}"');
});

const circle: { self?: unknown } = {};
circle.self = circle;

describe('refuses what would be another thing there', () => {
  test.each([
    ['a function', () => 1, 'given "given"'],
    ['a date', new Date(0), 'given "given"'],
    ['a map', new Map(), 'given "given"'],
    ['no number', Number.NaN, 'given "given"'],
    ['a large number', 1n, 'given "given"'],
    ['a function within', [{ on: () => 1 }], 'given "on"'],
    ['an element', <b key="b">x</b>, 'no plain data'],
    ['a circle', circle, 'circular'],
  ])('%s', (_, given, message) => {
    expect(() => render(given)).toThrow(message);
  });
});

test('an island without a folder is refused, with those that there are', () => {
  expect(() => render(1, { other: '/o.js' })).toThrow('there is no island "box"; islands/ has other');
});

test('a View that asks for the site is refused: there is none around it in the browser', () => {
  const Asking = island('box', () => <p>{useSite().site.name}</p>, 'idle');
  const page = (
    <SiteProvider value={{ islands: { box: '/assets/box.js' } } as unknown as Known}>
      <Asking />
    </SiteProvider>
  );
  expect(() => renderToStaticMarkup(page)).toThrow('where the View of an island is, too');
});
