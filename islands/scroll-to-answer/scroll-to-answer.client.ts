/** A question that is opened comes into view: the answer above it, which closes, may have drawn it under the header. */
addEventListener(
  'toggle',
  ({ target }) => {
    if ((target as HTMLDetailsElement).open) (target as Element).scrollIntoView({ block: 'nearest' });
  },
  true,
);

export {};
