/** Testimonials with stars, name and role; samples are marked, by one mark if all are samples. */
import './testimonials.css';
import { offerAt } from '../../content/offers.ts';
import type { Testimonial as Said } from '../../content/schemas/common.ts';
import { useSite } from '../context/site.tsx';
import { fillText } from '../lib/fill.tsx';
import { Icon } from '../ui/icon.tsx';
import { Paragraph } from '../ui/inline-markdown.tsx';
import { Link } from '../ui/link.tsx';
import { Sample } from '../ui/sample.tsx';

export function Testimonials({ items }: { items: Said[] }) {
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
export function Testimonial({ quote, name, role, course, isSample, rating = 5 }: Said) {
  const { offers, words } = useSite();
  return (
    <figure className="testimonial stack-3">
      <p className="testimonial-stars">
        {Array.from({ length: rating }, (_, star) => (
          <Icon name="star" key={star} />
        ))}
        <span className="sr-only">{fillText(words.stars, { rating: `${rating}` })}</span>
      </p>
      <blockquote className="testimonial-text prose-opening">
        <Paragraph>{quote}</Paragraph>
      </blockquote>
      <figcaption>
        {isSample && <Sample />} <strong>{name}</strong>, {role}
        {course && (
          <>
            , <Link to={course}>{offerAt(offers, course).name}</Link>
          </>
        )}
      </figcaption>
    </figure>
  );
}
