import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type SiteContext, SiteProvider, useSite } from '../context/site.tsx';
import { exampleContext, exampleSite } from '../fixtures/example-site.ts';
import { RenderOnce } from './render-once.tsx';

let rendered = 0;
function Label({ text, path }: { text: string; path?: string | undefined }) {
  rendered++;
  const { site, address } = useSite();
  return (
    <b>
      {site.name} {address.base} {text} {path}
    </b>
  );
}
const twin = (text: string) => {
  const Twin = () => <b>{text}</b>;
  return Twin;
};

const show = (site: SiteContext, text: string, path?: string) =>
  renderToStaticMarkup(
    <SiteProvider value={site}>
      <RenderOnce host={<p className="host" />}>
        <Label text={text} path={path} />
      </RenderOnce>
    </SiteProvider>,
  );

test('the HTML is the component’s inside the host element, with escaped text', () => {
  expect(show(exampleContext(), 'R&D <b>')).toBe('<p class="host"><b>Name / R&amp;D &lt;b&gt; </b></p>');
});

test('a component is rendered once for each site and props', () => {
  const site = exampleContext();
  const texts = [show(site, 'one'), show(site, 'one'), show(site, 'two'), show(site, 'one', '/about/')];
  expect([texts[0] === texts[1], new Set(texts).size]).toEqual([true, 3]);
  const before = rendered;
  for (const text of ['one', 'two']) show(site, text);
  expect(rendered).toBe(before);
});

test('HTML cached for one site is never used for another name or address', () => {
  const changed = { ...exampleContext(), site: { ...exampleSite, name: 'Other' } };
  expect(show(exampleContext(), 'x')).toContain('Name / x');
  expect(show(changed, 'x')).toContain('Other / x');
  expect(show(exampleContext('/repo/'), 'x')).toContain('Name /repo/ x');
});

test('two components of one name are cached separately', () => {
  const site = exampleContext();
  const [One, Two] = [twin('one'), twin('two')];
  const show = (Twin: typeof One) =>
    renderToStaticMarkup(
      <SiteProvider value={site}>
        <RenderOnce host={<p />}>
          <Twin />
        </RenderOnce>
      </SiteProvider>,
    );
  expect([show(One), show(Two), show(One)]).toEqual(['<p><b>one</b></p>', '<p><b>two</b></p>', '<p><b>one</b></p>']);
});
