/** Imports an island's code when its trigger fires, and replays what was pressed in it before. Every page loads it: it must stay small. */
type Mount = (mark: HTMLElement) => void;
const loading = new Map<Element, Promise<unknown>>();
const ended = new Set<Element>();

function load(mark: HTMLElement): Promise<unknown> {
  const promise =
    loading.get(mark) ??
    import(mark.dataset.island as string)
      .then(({ default: mount }: { default: Mount }) => mount(mark))
      .catch(error => {
        // The HTML keeps working as it does without JavaScript; CSS hides what cannot work by this attribute.
        mark.dataset.failed = '';
        console.error(error);
      })
      .then(() => ended.add(mark));
  loading.set(mark, promise);
  return promise;
}

// Observes an island's first child, because the island itself has no box (display: contents).
const observer = new IntersectionObserver(
  entries => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) load(target.parentElement as HTMLElement);
  },
  { rootMargin: '200px' },
);

for (const mark of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const when = mark.dataset.when;
  const first = mark.firstElementChild;
  if (when === 'visible') first ? observer.observe(first) : load(mark);
  // Safari has no requestIdleCallback.
  else if (when === 'idle') (window.requestIdleCallback ?? setTimeout)(() => load(mark));
}

for (const type of ['pointerover', 'focusin', 'click', 'submit']) {
  addEventListener(
    type,
    event => {
      const target = event.target as Element;
      const mark = target.closest?.<HTMLElement>('[data-island]');
      if (!mark || ended.has(mark)) return;
      const loaded = load(mark);
      // If the island fails, the browser handles these actions itself: it sends the form, for example.
      const button =
        type === 'click' && target.closest<HTMLInputElement>('button, [type=button], [role=button]:not([href])');
      // Each in a task of its own: the island may count from what it has rendered.
      if (button && !(button.form && button.type === 'submit')) loaded.then(() => setTimeout(() => button.click()));
      else if (type === 'submit') {
        event.preventDefault();
        const { submitter } = event as SubmitEvent;
        loaded.then(() => setTimeout(() => (target as HTMLFormElement).requestSubmit(submitter)));
      }
    },
    true,
  );
}
