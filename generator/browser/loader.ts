/**
 * Part of the module that every page loads: fetches an island's code when its trigger fires, and until that has come remembers what the
 * visitor presses in it. Nothing of it may be large.
 */
type Mount = (mark: HTMLElement) => void;

/** What the visitor did in an island meanwhile, and whether its code is on its way. */
type Acts = (() => void)[] & { begun?: boolean };

/** The islands whose code is not here yet. */
const waiting = new Map<Element, Acts>();

function load(mark: HTMLElement) {
  const acts = waiting.get(mark);
  if (!acts || acts.begun) return;
  acts.begun = true;
  import(mark.dataset.island as string)
    .then(({ default: mount }: { default: Mount }) => mount(mark))
    .catch(error => {
      // The HTML stays as it is and works as without script; the mark lets CSS hide what would not.
      mark.dataset.failed = '';
      console.error(error);
    })
    .then(() => {
      waiting.delete(mark);
      // Where the code did not come, the browser itself now answers, such as by sending the form.
      for (const act of acts) act();
    });
}

// The island itself has no box of its own to be seen; what stands in it has.
const sight = new IntersectionObserver(
  entries => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) load(target.parentElement as HTMLElement);
  },
  { rootMargin: '200px' },
);

for (const mark of document.querySelectorAll<HTMLElement>('[data-island]')) {
  waiting.set(mark, []);
  const when = mark.dataset.when;
  const first = mark.firstElementChild;
  if (when === 'visible') first ? sight.observe(first) : load(mark);
  // Safari has no requestIdleCallback.
  else if (when === 'idle') (window.requestIdleCallback ?? setTimeout)(() => load(mark));
  else if (when !== 'intent') {
    const media = matchMedia(when as string);
    const look = () => media.matches && load(mark);
    look();
    media.onchange = look;
  }
}

// Whatever its trigger, an island that somebody turns to is wanted now.
for (const type of ['pointerover', 'focusin', 'click', 'submit']) {
  addEventListener(
    type,
    event => {
      const target = event.target as Element;
      const mark = target.closest?.<HTMLElement>('[data-island]');
      const acts = mark && waiting.get(mark);
      if (!acts) return;
      load(mark);
      // A click can follow the focus that began the loading, so it is kept whether or not this event began it.
      const button = type === 'click' && target.closest<HTMLElement>('[type=button]');
      if (button) acts.push(() => button.click());
      else if (type === 'submit') {
        event.preventDefault();
        const { submitter } = event as SubmitEvent;
        acts.push(() => (target as HTMLFormElement).requestSubmit(submitter));
      }
    },
    true,
  );
}

export {};
