/** An article's cover. `art` is the address of the site's file of pictures: a list that is searched in the browser has no site around it. */
import './dots.css';

export function PostCover({ slug, art, className }: { slug: string; art: string; className: string }) {
  return (
    <svg
      className={`dots ${className}`}
      viewBox="0 0 180 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-cover={`cover-${slug}`}
    >
      <use href={`${art}#cover-${slug}`} />
    </svg>
  );
}
