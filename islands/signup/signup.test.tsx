import { parseHTML } from 'linkedom';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import Signup from './signup.tsx';

// The worker continues with other test files, which need real timers.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('unmounting the form while its toast is visible clears the timer', () => {
  const { window } = parseHTML('<main></main>');
  const main = window.document.querySelector('main') as HTMLElement;
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  // linkedom has neither form data nor layout.
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
