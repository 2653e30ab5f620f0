/**
 * The loader of islands: imports an island's code when its trigger fires, and replays what the visitor pressed in it before. It is part of the
 * module that every page loads, so it must stay small.
 */
type Mount = (mark: HTMLElement) => void;

/** The visitor's actions in an island before it was mounted; `begun` once its code is requested. */
type Actions = (() => void)[] & { begun?: boolean };

/** The islands that are not mounted yet. */
const waiting = new Map<Element, Actions>();

function load(mark: HTMLElement) {
  const actions = waiting.get(mark);
  if (!actions || actions.begun) return;
  actions.begun = true;
  import(mark.dataset.island as string)
    .then(({ default: mount }: { default: Mount }) => mount(mark))
    .catch(error => {
      // The HTML keeps working as it does without JavaScript; CSS hides what cannot work by this attribute.
      mark.dataset.failed = '';
      console.error(error);
    })
    .then(() => {
      waiting.delete(mark);
      // If the island failed, the browser handles these actions itself: it sends the form, for example.
      for (const action of actions) action();
    });
}

// Observes an island's first child, because the island itself has no box (display: contents).
const observer = new IntersectionObserver(
  entries => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) load(target.parentElement as HTMLElement);
  },
  { rootMargin: '200px' },
);

for (const mark of document.querySelectorAll<HTMLElement>('[data-island]')) {
  waiting.set(mark, []);
  const when = mark.dataset.when;
  const first = mark.firstElementChild;
  if (when === 'visible') first ? observer.observe(first) : load(mark);
  // Safari has no requestIdleCallback.
  else if (when === 'idle') (window.requestIdleCallback ?? setTimeout)(() => load(mark));
  else if (when !== 'intent') {
    const media = matchMedia(when as string);
    const check = () => media.matches && load(mark);
    check();
    media.onchange = check;
  }
}

// Interaction loads an island at once, whatever its trigger.
for (const type of ['pointerover', 'focusin', 'click', 'submit']) {
  addEventListener(
    type,
    event => {
      const target = event.target as Element;
      const mark = target.closest?.<HTMLElement>('[data-island]');
      const actions = mark && waiting.get(mark);
      if (!actions) return;
      load(mark);
      // Recorded even if the code is already loading: a click usually follows the focus that started it.
      const button = type === 'click' && target.closest<HTMLElement>('[type=button]');
      if (button) actions.push(() => button.click());
      else if (type === 'submit') {
        event.preventDefault();
        const { submitter } = event as SubmitEvent;
        actions.push(() => (target as HTMLFormElement).requestSubmit(submitter));
      }
    },
    true,
  );
}

export {};
