import './_not-found.css';
import { Drawing } from '../components/art/drawing.tsx';
import type { Head } from '../components/layout/head.tsx';
import { Hero } from '../components/sections/hero.tsx';
import type { Content } from '../content/schema.ts';
import { type Address, hrefOf } from '../generator/react/address.ts';

export const props = ({ notFound }: Content) => notFound;

type NotFoundProps = ReturnType<typeof props>;

export const head = ({ head }: NotFoundProps): Head => ({ ...head, isHidden: true, script: redirect });

/** Sends the path of an unknown article to the blog, replaced so that the Back button does not return here, and logs any other path. */
function redirect(address: Address): string {
  const blog = hrefOf('/blog/', address);
  const text = JSON.stringify(blog);
  return `{const{pathname:p}=location;if(p.startsWith(${text})&&/^[^/]+\\/?$/.test(p.slice(${blog.length})))location.replace(${text});else console.warn('404',p)}`;
}

export default function NotFound({ hero }: NotFoundProps) {
  return (
    <Hero
      {...hero}
      isAlone
      title={
        <>
          <span className="sr-only">404</span>
          <Drawing of="404" className="not-found-digits" />
        </>
      }
      lead={
        <>
          <strong className="name size-2xl">{hero.title}</strong>
          <br />
          {hero.lead}
        </>
      }
    />
  );
}
