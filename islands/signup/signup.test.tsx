import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../../components/context/site.tsx';
import { exampleContext, exampleSite } from '../../components/fixtures/example-site.ts';
import { type Content, schema } from '../../content/schema.ts';
import type { Site } from '../../content/schemas/site.ts';
import { read } from '../../generator/testing/read.ts';
import Signup from './signup.tsx';
import { SignupBox } from './signup-box.tsx';

const { languages } = (await read(process.cwd(), schema)).content as Content;
const action = 'https://forms.example/signup';
const chat = { ...exampleSite.chat, site: '+91 12345 67890' };
const fields = [
  { name: 'name', label: 'Your name' },
  { name: 'email', label: 'Your address' },
] as const;

/** Returns the form that browsers without script show. */
function formOf(signup: Site['signup']) {
  const scripts = { islands: [{ component: Signup, src: '/signup.js' }], client: undefined };
  const context = { ...exampleContext, scripts, words: languages.en, site: { ...exampleSite, chat, signup } };
  const html = renderToStaticMarkup(
    <SiteProvider value={context}>
      <SignupBox id="guide" button="Send me the guide" purpose="to send it" fields={[...fields]} />
    </SiteProvider>,
  );
  return parseHTML(`<body>${html}</body>`).document.querySelector('form') as Element;
}

test.each<[Site['signup'], (string | null)[]]>([
  [{ transport: 'none' }, ['dialog', null]],
  [{ transport: 'post', action }, ['post', action]],
  [{ transport: 'whatsapp' }, ['get', 'https://wa.me/911234567890']],
])('%j: the form has every field with its label, and the browser sends it without script', (signup, attributes) => {
  const form = formOf(signup);
  expect(['method', 'action'].map(name => form.getAttribute(name))).toEqual(attributes);
  const shown = [...form.querySelectorAll('input')].map(({ id, name }) => ({
    name,
    label: form.querySelector(`label[for="${id}"]`)?.textContent,
  }));
  expect(shown).toEqual(fields);
  expect(form.querySelectorAll('button')).toHaveLength(1);
});
