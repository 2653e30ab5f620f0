import { parseHTML } from 'linkedom';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import Signup from './signup.tsx';

// The worker goes on to other files, whose clock must run.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('no timer is left when the form goes while its toast is there', () => {
  const { window } = parseHTML('<main></main>');
  const main = window.document.querySelector('main') as HTMLElement;
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  // A form of this DOM has no data, and its elements no place on a screen.
  vi.stubGlobal('FormData', Map.bind(undefined, [['email', 'asha@example.com']]));
  Object.assign(window.HTMLElement.prototype, { scrollIntoView() {}, reset() {} });
  vi.spyOn(console, 'log').mockReturnValue();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const delivery = { form: { method: 'dialog' }, field: 'email' };
  const root = createRoot(main);
  const before = vi.getTimerCount();
  flushSync(() =>
    root.render(
      <Signup id="x" label="x" button="x" purpose="x" thanks="Done." delivery={delivery} policy="/policy/" />,
    ),
  );
  main.querySelector('form')?.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }));
  flushSync(() => {});
  expect(main.querySelector('[role=status]')?.textContent).toBe('Done.');
  expect(vi.getTimerCount()).toBe(before + 1);
  flushSync(() => root.unmount());
  expect(vi.getTimerCount()).toBe(before);
});
