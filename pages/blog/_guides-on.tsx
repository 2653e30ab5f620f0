/** The name of a topic as a link's text. It can be the name of a page of the site, too, so screen readers hear "Guides on …". */
export const GuidesOn = ({ name }: { name: string }) => (
  <>
    <span className="sr-only">Guides on </span>
    {name}
  </>
);
