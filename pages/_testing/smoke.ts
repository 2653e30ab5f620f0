/** Tries the site out in a frame, in whatever browser opens it, and reports what went wrong: one list of faults a step. Run by engines.e2e.ts. */
type View = Window & typeof globalThis & { faults?: string[] };

const frame = document.querySelector('iframe') as HTMLIFrameElement;
const [desk, phone] = [1280, 390];
const templates: string[] = JSON.parse(new URL(location.href).searchParams.get('templates') ?? '[]');

const view = () => frame.contentWindow as View;
const all = <Kind extends HTMLElement = HTMLElement>(selector: string) => [
  ...view().document.querySelectorAll<Kind>(selector),
];
/** Returns the first match; a step without it fails. */
function one<Kind extends HTMLElement = HTMLElement>(selector: string): Kind {
  const [found] = all<Kind>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}
const isSeen = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.getBoundingClientRect().width > 0;
const isInside = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left >= 0 && right <= view().innerWidth && top >= 0 && bottom <= view().innerHeight;
};
const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Waits until something is true; throws after ten seconds. */
async function until(what: string, isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (isTrue()) return;
    await pause(50);
  }
  throw new Error(`never: ${what}`);
}

async function open(path: string, width: number): Promise<void> {
  frame.width = `${width}`;
  frame.height = '800';
  const loaded = new Promise(resolve => frame.addEventListener('load', resolve, { once: true }));
  frame.src = path;
  await loaded;
  await view().document.fonts.ready;
}

/** Throws with what is wider than the window, if it can be scrolled sideways. */
function expectToFit(): void {
  const { scrollWidth } = view().document.documentElement;
  if (scrollWidth <= view().innerWidth) return;
  const wide = all('body *').filter(element => element.getBoundingClientRect().right > view().innerWidth + 1);
  const names = wide.map(element => `<${element.localName} class="${element.getAttribute('class') ?? ''}">`);
  throw new Error(`${scrollWidth} px wide at ${frame.width}: ${[...new Set(names)].slice(0, 5)}`);
}

/** Scrolls to each island and to the end, so that what waits for it loads. */
async function scrollDown(): Promise<void> {
  for (const part of all('[data-island], footer')) {
    part.scrollIntoView({ behavior: 'instant' });
    await new Promise(resolve => view().requestAnimationFrame(resolve));
  }
}

const isOnly = (found: Element[], expected: Element | undefined) => found.length === 1 && found[0] === expected;
const isOpen = (popover: Element) => popover.matches(':popover-open');
const panelOf = (button: Element) => one(`[id="${button.getAttribute('popovertarget')}"]`);

const onEveryTemplate = templates.map((path): [string, () => Promise<void>] => [
  `${path} has no errors and no sideways scroll`,
  async () => {
    await open(path, desk);
    expectToFit();
    await scrollDown();
    frame.width = `${phone}`;
    await pause(100);
    expectToFit();
  },
]);

const behaviour: Record<string, () => Promise<void>> = {
  'menus, the chat and questions open inside the screen, one at a time, and close': async () => {
    for (const width of [desk, phone]) {
      await open('/clients/', width);
      const buttons = all('button[popovertarget]').filter(isSeen);
      await until('the chat button is seen', () => isSeen(one('.chat-button')));
      for (const button of new Set([...buttons, one('.chat-button')])) {
        button.click();
        const isAlone = () => isOnly(all('[popover]').filter(isOpen), panelOf(button));
        await until('it opens alone', () => isAlone() && isSeen(panelOf(button).querySelector('a') as Element));
        await until('it is inside the screen', () => isInside(panelOf(button)));
        button.click();
        await until('a second click closes it', () => !isOpen(panelOf(button)));
      }
      const questions = all<HTMLDetailsElement>('details[name]');
      for (const question of [questions.at(-1), questions.at(-2)]) {
        question?.querySelector('summary')?.click();
        await until('it opens alone', () =>
          isOnly(
            questions.filter(({ open }) => open),
            question,
          ),
        );
        await until('its answer is seen', () => isSeen(question?.querySelector('summary ~ *') as Element));
      }
    }
  },
  'what has the focus is never under the chat button': async () => {
    for (const [path, width] of [
      ['/', desk],
      ['/services/branding/', desk],
      ['/pricing/', phone],
    ] as const) {
      await open(path, width);
      const chat = one('.chat-button');
      await until('it is as large as it gets', () => chat.getBoundingClientRect().width === chat.offsetWidth);
      const { left, top } = chat.getBoundingClientRect();
      for (const element of all('main :is(a, button, input, select, summary), footer a').filter(isSeen)) {
        element.focus();
        const isUnder = [...element.getClientRects()].some(
          box => box.right > left && box.bottom > top && box.top < view().innerHeight,
        );
        if (isUnder) throw new Error(`${path} at ${width}: ${element.outerHTML.slice(0, 80)}`);
      }
    }
  },
  'an anchor and a search find what is off the screen, and it stays where it is': async () => {
    for (const path of ['/', '/clients/']) {
      await open(path, phone);
      const { id = '', textContent: title } = all('main h2[id]').at(-3) ?? {};
      await open('/about/', phone);
      await open(`${path}#${id}`, phone);
      await pause(500);
      const place = () => one(`[id="${id}"]`).getBoundingClientRect().top;
      if (place() < 60 || place() > 120) throw new Error(`#${id} of ${path} is at ${place()}`);
      await open('/about/', phone);
      await open(path, phone);
      // Every engine has it, and no standard.
      (view() as unknown as { find: (text: string) => boolean }).find(title ?? '');
      await until(`“${title}” of ${path} is found`, () => isInside(one(`[id="${id}"]`)));
    }
  },
  'what is read stays where it is while the page is scrolled down and up, items appear, and figures count to their end':
    async () => {
      for (const width of [desk, phone]) {
        await open('/', width);
        const moved: string[] = [];
        let appeared = 0;
        view().addEventListener(
          'animationend',
          ({ animationName }) => (appeared += animationName === 'reveal' ? 1 : 0),
        );
        const { documentElement: root } = view().document;
        const settle = async (top: number) => {
          view().scrollTo({ top, behavior: 'instant' });
          await pause(50);
          const seen = view()
            .document.elementFromPoint(view().innerWidth / 2, 400)
            ?.closest('h2, h3, p, li, dl, section');
          const before = seen?.getBoundingClientRect().top ?? 0;
          await pause(200);
          const by = (seen?.getBoundingClientRect().top ?? 0) - before;
          if (Math.abs(by) > 30) moved.push(`${width}, to ${top}: ${seen?.outerHTML.slice(0, 60)} by ${by}`);
        };
        for (let top = 0; top < root.scrollHeight - 800; top += 500) await settle(top);
        await settle(root.scrollHeight);
        for (let top = root.scrollHeight - 800; top > 0; top -= 500) await settle(top);
        if (moved.length > 0) throw new Error(moved.join('; '));
        await until('all items have appeared', () =>
          all('[data-reveal] li').every(item => view().getComputedStyle(item).opacity === '1'),
        );
        await until('figures are whole', () => all('[data-shown]').length === 0);
        if (appeared < 10) throw new Error(`only ${appeared} items appeared`);
      }
    },
  'the blog can be searched, even before its code came, and filtered': async () => {
    await open('/blog/', desk);
    const cards = () => all(':has(> search) h3').filter(isSeen).length;
    const before = cards();
    const field = one<HTMLInputElement>('input[type=search]');
    const search = (text: string) => {
      field.value = text;
      // The code is fetched when the island gets the focus.
      for (const type of ['focusin', 'input']) field.dispatchEvent(new (view().Event)(type, { bubbles: true }));
    };
    search('no such words');
    await until('nothing is found', () => cards() < before);
    search('');
    await until('all are back', () => cards() === before);
    all('search button').at(-1)?.click();
    await until('a category has fewer articles', () => cards() < before);
  },
  'the exit offer opens when the pointer leaves at the top, and closes': async () => {
    await open('/about/', desk);
    view().document.dispatchEvent(new (view().MouseEvent)('mouseleave', { clientX: 300, clientY: -5 }));
    const offer = one<HTMLDialogElement>('dialog');
    // Browsers without a mouse never open it.
    const hasMouse = view().matchMedia('(hover) and (pointer:fine)').matches;
    await until('it opens, if there is a mouse', () => offer.open === hasMouse);
    if (hasMouse) [...offer.querySelectorAll('button')].at(-1)?.click();
    await until('it closes', () => !offer.open);
  },
};

const faults: Record<string, string[]> = {};
for (const [name, run] of [...onEveryTemplate, ...Object.entries(behaviour)]) {
  const thrown = await run().then(
    () => [],
    (error: Error) => [error.message],
  );
  faults[name] = [...thrown, ...(view().faults ?? [])];
}
await fetch('report', { method: 'POST', body: JSON.stringify({ agent: navigator.userAgent, faults }) });

export {};
