import { expect, test } from 'vitest';
import { findingsOf, page, spoiled } from '../../testing/valid-page.ts';

test.each([
  ['<p>Call {phone} now</p>', ['{phone}']],
  ['<p>Call {} now</p>', ['{}']],
  ['<p>From {{₹149}} to {price: large}</p>', ['{₹149}', '{price: large}']],
  ['<p>From {price.small} to {કિંમત.મોટી}</p>', ['{price.small}', '{કિંમત.મોટી}']],
  ['<p>undefined posts</p>', ['undefined']],
  ['<p>₹NaN</p>', ['NaN']],
  ['<p>By [object Object]</p>', ['[object Object]']],
  ['<p>Lorem ipsum dolor</p>', ['Lorem ipsum']],
  ['<p>TODO: a sentence</p>', ['TODO']],
  ['<p>Founder !placeholder</p>', ['!placeholder']],
  ['<p>{phone} and {phone}</p>', ['{phone}']],
  ['<p>{phone}</p><p>undefined</p>', ['{phone}', 'undefined']],
  ['<input value="undefined">', ['undefined']],
  ['<a href="sms:undefined">Call</a>', ['undefined']],
  ['<p>Banana, an undefinedness, methodology</p>', []],
  ['<script>const x = {y}; undefined</script>', []],
  ['<style>a{}b{color:red}</style>', []],
])('%s', (main, found) => {
  expect(findingsOf([page({ main })])).toEqual(found.map(leak => `shows "${leak}"`));
});

test.each([
  ['a title', '<title>Home</title>', '<title>Home of undefined</title>'],
  ['a description', 'described at some length', 'described by NaN, or so, at some length'],
  ['a card', 'Home on a card', '{name} on a card'],
])('in %s', (_, from, to) => {
  expect(findingsOf([spoiled(page(), from, to)])).toEqual([expect.stringContaining('shows')]);
});

test.each([
  ['<p>Fish &amp;amp; chips</p>', '&amp;'],
  ['<p>It&amp;#39;s</p>', '&#39;'],
  ['<p>a &lt;b>bold word</p>', '<b'],
  ['<p>one&lt;br>two</p>', '<br'],
  ['<p>Hello %s</p>', '%s'],
  ['<p>see [our plan][the-plan].</p>', '][the-plan].'],
  ['<p>see [our plan](/plan/) now</p>', '](/plan/)'],
  ['<p>**Note: this is how</p>', '**Note'],
  ['<p>call ~~two days later</p>', '~~two'],
  ['<p>write `robots and</p>', '`robots'],
  ['<p>##Why it matters</p>', '##Why'],
  ['<p>## Why it matters</p>', '## Why'],
  ['<p>an __invented and</p>', '__invented'],
  ['<p>an *invented and</p>', '*invented'],
  ['<p>see [our plan] (/plan/) now</p>', '] (/plan/)'],
  ['<p>see (our plan)[/plan/] now</p>', ')[/plan/]'],
  ['<p>see [[plan]] now</p>', '[[plan'],
  ['<p>from $₹15,000</p>', '$₹'],
  ['<p>Itâ€™s invented</p>', 'â€'],
  ['<p>a cafÃ©</p>', 'Ã©'],
  ['<p>| Day | Price |\n| --- |\n| Monday | free |</p>', '| ---'],
  ['<p>as was shown[^1]</p>', '[^1]'],
  ['<img width="1" height="1" src="data:," alt="Fish &amp;amp; chips">', '&amp;'],
])('text that was not parsed: %s', (main, leak) => {
  expect(findingsOf([page({ main })])).toEqual([`shows ${JSON.stringify(leak)}`]);
});

test.each([
  ['<p>bell \u0007</p>', 'U+0007'],
  ['<p>escape \u001b</p>', 'U+001B'],
  ['<p>next line \u0085</p>', 'U+0085'],
  ['<p>caf\ufffd</p>', 'U+FFFD'],
  ['<button aria-label="a\u0007b">x</button>', 'U+0007'],
])('an invisible character: %j', (main, name) => {
  expect(findingsOf([page({ main })])).toEqual([`shows the character ${name}`]);
});

test.each([
  '<p>Write <code>&amp;amp;</code>, <kbd>{}</kbd> or <samp>{name}</samp></p>',
  '<pre>{name} <code>{name}</code> {name}</pre>',
  '<pre>if (a &lt; b) return undefined; // %s &lt;b></pre>',
  '<p>Marks &amp; Spencer, 5 &lt; 6, 20% sure, [sic] (yes)</p>',
  '<p>₹999* a month, ##, **, 2 * 3, #seo, a | b, 2 -- 3, ~90 days, ____, SÃO, à la carte</p>',
  '<a href="https://other.example/?a=1%20s&amp;b=2">there</a>',
])('code and ordinary signs are no leaks: %s', main => {
  expect(findingsOf([page({ main })])).toEqual([]);
});

test('ordinary words are no leaks: a plate of nan, a todo list', () => {
  expect(findingsOf([page({ main: '<p>A plate of nan, and a todo list</p>' })])).toEqual([]);
});

test.each([
  ['<button aria-label="Call undefined">x</button>', 'undefined'],
  ['<input placeholder="{name}">', '{name}'],
])('text in attributes is checked, too: %s', (main, leak) => {
  expect(findingsOf([page({ main })])).toEqual([`shows "${leak}"`]);
});
