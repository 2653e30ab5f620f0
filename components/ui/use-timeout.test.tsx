import { parseHTML } from 'linkedom';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTimeout } from './use-timeout.ts';

const { window } = parseHTML('<main></main>');
const main = window.document.querySelector('main') as HTMLElement;

function Count({ value }: { value: number }) {
  const [settled, setSettled] = useState(value);
  useTimeout(() => setSettled(value), 500, value);
  return settled;
}

function mount() {
  const root = createRoot(main);
  return {
    render: (value: number) => flushSync(() => root.render(<Count value={value} />)),
    unmount: () => flushSync(() => root.unmount()),
  };
}

beforeEach(() => {
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the callback runs once the value stays unchanged', async () => {
  const count = mount();
  count.render(1);
  expect(main.textContent).toBe('1');
  count.render(2);
  vi.advanceTimersByTime(400);
  count.render(3);
  vi.advanceTimersByTime(400);
  flushSync(() => {});
  expect(main.textContent).toBe('1');
  vi.advanceTimersByTime(100);
  await vi.waitFor(() => expect(main.textContent).toBe('3'), { timeout: 20_000 });
  count.unmount();
});

test('unmounting clears the timer', () => {
  const before = vi.getTimerCount();
  const count = mount();
  count.render(1);
  expect(vi.getTimerCount()).toBe(before + 1);
  count.unmount();
  expect(vi.getTimerCount()).toBe(before);
});
