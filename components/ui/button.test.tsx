import { parseHTML } from 'linkedom';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
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

describe('a chat opens with the number of its desk and its message', () => {
  test.each([
    [undefined, '911234567890'],
    ['site', '911234567890'],
    ['clients', '911234567891'],
    ['blog', '911234567892'],
  ] as const)('%s', (desk, number) => {
    const chat = desk ? (
      <ChatButton text="Hi & hello" number={desk}>
        Chat
      </ChatButton>
    ) : (
      <ChatButton text="Hi & hello">Chat</ChatButton>
    );
    const url = new URL(anchorOf(chat)?.getAttribute('href') ?? '');
    expect([url.host, url.pathname, url.searchParams.get('text')]).toEqual(['wa.me', `/${number}`, 'Hi & hello']);
  });
});
