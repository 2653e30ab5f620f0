import { expect, test } from 'vitest';
import { isAddress, isHashed, servedPath } from './model.ts';

test.each([
  ['https://name.example', true],
  ['http://localhost:8080/', true],
  ['https://name.example/shop', true],
  ['https://name.example/दुकान/a.b/', true],
  ['https://name.example//', false],
  ['https://name.example/shop//blog/', false],
  ['https://name.example/?a', false],
  [['https://name.example/'], false],
])('whether %j is the address of a site: %s', (text, expected) => {
  expect(isAddress(text)).toBe(expected);
});

test.each([
  ['index.html', '/shop/'],
  ['blog/index.html', '/shop/blog/'],
  ['blog-index.html', '/shop/blog-index.html'],
  ['my café/100%.pdf', '/shop/my%20caf%C3%A9/100%25.pdf'],
])('%s is served at %s', (file, path) => {
  expect(servedPath(file, { origin: '', base: '/shop/' })).toBe(path);
});

test.each([
  ['assets/menu-FPGR57VG.js', true],
  ['assets/cards/one-FPGR57VG.png', true],
  ['assets/menu-FPGR57VG.js.br', true],
  ['assets/menu-FPGR57VG.js.map', false],
  ['assets/menu-fpgr57vg.js', false],
  ['menu-FPGR57VG.js', false],
])('whether the name of %s contains a hash: %s', (file, expected) => {
  expect(isHashed(file)).toBe(expected);
});
