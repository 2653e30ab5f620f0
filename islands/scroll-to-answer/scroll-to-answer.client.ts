/** A question that is opened comes into view: the answer above it, which closes, may have drawn it under the header. */
addEventListener(
  'toggle',
  ({ target }) => {
    if ((target as HTMLDetailsElement).open) (target as Element).scrollIntoView({ block: 'nearest' });
  },
  true,
);

/** An address that ends with the anchor of a question opens it. */
function openTarget() {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

openTarget();
addEventListener('hashchange', openTarget);

export {};
