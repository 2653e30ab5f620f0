/** Testimonials with stars, name and role; samples are marked, by one mark if all are samples. */
import './testimonials.css';
import type { Testimonial as Said } from '../../content/schemas/common.ts';
import { useSite } from '../context/site.tsx';
import { fillText } from '../lib/fill.tsx';
import { Icon } from '../ui/icon.tsx';
import { Paragraph } from '../ui/inline-markdown.tsx';
import { Link } from '../ui/link.tsx';
import { Sample } from '../ui/sample.tsx';

/** `about` is the course or the service that it is about, on a page about several. */
type TestimonialText = Said & { about?: { path: string; name: string } };

export function Testimonials({ items }: { items: TestimonialText[] }) {
  const { words } = useSite();
  const areSamples = items.every(({ isSample }) => isSample);
  return (
    <div className="stack">
      {areSamples && <Sample label={words.sample.quotes} />}
      <ul className="testimonials grid">
        {items.map(item => (
          <li key={item.quote}>
            <Testimonial {...item} isSample={item.isSample && !areSamples} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Five stars, unless the person gave fewer. */
export function Testimonial({ quote, name, role, about, isSample, rating = 5 }: TestimonialText) {
  const { stars } = useSite().words;
  return (
    <figure className="testimonial stack-3">
      <p className="testimonial-stars">
        {Array.from({ length: rating }, (_, star) => (
          <Icon name="star" key={star} />
        ))}
        <span className="sr-only">{fillText(stars, { rating: `${rating}` })}</span>
      </p>
      <blockquote className="testimonial-text prose-opening">
        <Paragraph>{quote}</Paragraph>
      </blockquote>
      <figcaption>
        {isSample && <Sample />} <strong>{name}</strong>, {role}
        {about && (
          <>
            , <Link to={about.path}>{about.name}</Link>
          </>
        )}
      </figcaption>
    </figure>
  );
}
