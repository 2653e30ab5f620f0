/** A question that is opened comes into view: the answer above it, which closes, may have drawn it under the header. */
addEventListener(
  'toggle',
  ({ target }) => {
    if ((target as HTMLDetailsElement).open) (target as Element).scrollIntoView({ block: 'nearest' });
  },
  true,
);

/** An address that ends with an anchor in a closed block, or with that of a question, opens it. */
function openTarget() {
  const block = document.getElementById(location.hash.slice(1))?.closest('details');
  if (block) block.open = true;
}

openTarget();
addEventListener('hashchange', openTarget);
