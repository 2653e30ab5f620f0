/** What a visitor entered before hydration, in controlled fields and others: an island of its own, which no page has. */
import { build } from 'esbuild';
import { expect } from 'playwright/test';
import { inOwnTab as test } from '../testing/tabs.ts';

const island = `
import { h } from 'preact';
import { useState } from 'preact/hooks';
import { mount } from './mount.ts';
function Fields() {
  const [text, setText] = useState('a');
  const [isOn, setIsOn] = useState(false);
  const [choice, setChoice] = useState('1');
  const [way, setWay] = useState('y');
  const radio = value => h('input', { name: 'way', type: 'radio', value, checked: value === way, onChange: () => setWay(value) });
  return [
    h('input', { name: 'text', value: text, onInput: event => setText(event.currentTarget.value) }),
    h('input', { name: 'on', type: 'checkbox', checked: isOn, onChange: event => setIsOn(event.currentTarget.checked) }),
    h('select', { name: 'choice', value: choice, onChange: event => setChoice(event.currentTarget.value) }, h('option', {}, '1'), h('option', {}, '2')),
    radio('x'),
    radio('y'),
    h('input', { name: 'untouched', type: 'checkbox' }),
    h('select', { name: 'untouched' }, h('option', {}, '1')),
    h('select', { name: 'many', multiple: true }, h('option', {}, '1'), h('option', {}, '2'), h('option', {}, '3')),
    h('input', { name: 'file', type: 'file' }),
    h('output', {}, [text, isOn, choice, way].join()),
  ];
}
mount(document.querySelector('div'), Fields);`;

const html = `<div data-props="{}"><input name="text" value="a"><input name="on" type="checkbox"><select name="choice"><option>1</option><option>2</option></select><input name="way" type="radio" value="x"><input name="way" type="radio" value="y" checked><input name="untouched" type="checkbox"><select name="untouched"><option>1</option></select><select name="many" multiple><option>1</option><option>2</option><option>3</option></select><input name="file" type="file"><output>a,false,1,y</output></div>`;

test('fields of every kind keep what was entered before hydration, and the island receives one event of each kind for each', async ({
  page,
}) => {
  const { outputFiles } = await build({
    stdin: { contents: island, resolveDir: import.meta.dirname },
    ...{ bundle: true, write: false },
  });
  const errors: Error[] = [];
  page.on('pageerror', error => errors.push(error));
  await page.setContent(html);
  const field = (name: string) => page.locator(`[name=${name}]`);
  await field('text').fill('b');
  await field('on').check();
  await field('choice').selectOption('2');
  await field('way').first().check();
  await field('many').selectOption(['2', '3']);
  await field('file').setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  const names = page.evaluate(
    () =>
      new Promise(resolve => {
        const received: string[] = [];
        for (const type of ['input', 'change'])
          document.addEventListener(type, ({ target }) =>
            received.push(`${(target as HTMLInputElement).name} ${type}`),
          );
        new MutationObserver(() => resolve(received)).observe(document.querySelector('output') as Element, {
          characterData: true,
          subtree: true,
        });
      }),
  );
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  await expect(page.locator('output')).toHaveText('b,true,2,x');
  const edited = ['text', 'on', 'choice', 'way', 'many', 'file'];
  expect(await names).toEqual(edited.flatMap(name => [`${name} input`, `${name} change`]));
  await expect(field('text')).toHaveValue('b');
  await expect(field('on')).toBeChecked();
  await expect(field('choice')).toHaveValue('2');
  await expect(field('way').first()).toBeChecked();
  await expect(field('many')).toHaveValues(['2', '3']);
  await expect(field('file')).toHaveValue(/x\.txt$/);
  expect(errors).toEqual([]);
});
