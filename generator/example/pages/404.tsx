/** What hosts answer for unknown paths. */
export const head = {
  title: 'Not found',
  description:
    'There is nothing at this address: it was moved, or never there. The way back to the first page stands at the top, and from there to all.',
  isHidden: true,
};

export default () => <h1>Not found</h1>;
