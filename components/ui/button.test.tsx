import { parseHTML } from 'linkedom';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../context/site.tsx';
import { exampleContext } from '../fixtures/example-site.ts';
import { BookButton, ChatButton } from './button.tsx';

const shown = (children: ReactNode) =>
  renderToStaticMarkup(<SiteProvider value={exampleContext()}>{children}</SiteProvider>);
const anchorOf = (children: ReactNode) => parseHTML(`<body>${shown(children)}</body>`).document.querySelector('a');

test('a booking opens its page in a new tab', () => {
  const a = anchorOf(<BookButton at="call">Book</BookButton>);
  expect([a?.getAttribute('href'), a?.getAttribute('target'), a?.getAttribute('rel')]).toEqual([
    'https://book.example/call',
    '_blank',
    'noopener',
  ]);
});

test('an unknown booking page is rejected by name', () => {
  expect(() => shown(<BookButton at="cal">Book</BookButton>)).toThrow('no booking page "cal"');
});

test('a chat opens with the number of the site and its message', () => {
  const a = anchorOf(<ChatButton text="Hi & hello">Chat</ChatButton>);
  expect(a?.getAttribute('href')).toBe('https://wa.me/911234567890?text=Hi%20%26%20hello');
});
