import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleSite, known } from './example.ts';
import { RenderOnce } from './render-once.tsx';
import { type Known, SiteProvider, useSite } from './site.tsx';

let rendered = 0;
function Label({ text, here }: { text: string; here?: string | undefined }) {
  rendered++;
  const { site, address } = useSite();
  return (
    <b>
      {site.name} {address.base} {text} {here}
    </b>
  );
}
const Bold = () => <b>bold</b>;
const Thin = () => <i>thin</i>;
const Around = ({ inner: Inner }: { inner: typeof Bold }) => <Inner />;

const show = (site: Known, text: string, here?: string) =>
  renderToStaticMarkup(
    <SiteProvider value={site}>
      <RenderOnce host={<p className="host" />} of={Label} given={{ text, here }} />
    </SiteProvider>,
  );

test('the HTML is that of the component in its host, with its texts escaped', () => {
  expect(show(known(), 'R&D <b>')).toBe('<p class="host"><b>Name / R&amp;D &lt;b&gt; </b></p>');
});

test('it is rendered once for a site and its props, and again for others', () => {
  const site = known();
  const texts = [show(site, 'one'), show(site, 'one'), show(site, 'two'), show(site, 'one', '/about/')];
  expect([texts[0] === texts[1], new Set(texts).size]).toEqual([true, 3]);
  const before = rendered;
  for (const text of ['one', 'two']) show(site, text);
  expect(rendered).toBe(before);
});

test('another site, address or name is never given what was rendered before', () => {
  const changed = { ...known(), site: { ...exampleSite, name: 'Other' } };
  expect(show(known(), 'x')).toContain('Name / x');
  expect(show(changed, 'x')).toContain('Other / x');
  expect(show(known('/repo/'), 'x')).toContain('Name /repo/ x');
});

test('components that are given are told apart', () => {
  const site = known();
  const around = (inner: typeof Bold) =>
    renderToStaticMarkup(
      <SiteProvider value={site}>
        <RenderOnce host={<p />} of={Around} given={{ inner }} />
      </SiteProvider>,
    );
  expect([around(Bold), around(Thin), around(Bold)]).toEqual([
    '<p><b>bold</b></p>',
    '<p><i>thin</i></p>',
    '<p><b>bold</b></p>',
  ]);
});
