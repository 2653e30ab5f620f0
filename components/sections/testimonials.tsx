/** Testimonials with name and role. Stars are shown only for a rating that the person gave; samples are marked. */
import './testimonials.css';
import type { Testimonial } from '../../content/schemas/common.ts';
import { Icon } from '../ui/icon.tsx';
import { Text } from '../ui/inline-markdown.tsx';
import { Sample } from '../ui/sample.tsx';

export function Quotes({ items }: { items: Testimonial[] }) {
  return (
    <ul className="quotes">
      {items.map(item => (
        <li key={item.quote}>
          <Quote {...item} />
        </li>
      ))}
    </ul>
  );
}

export function Quote({ quote, name, role, isSample, isVerified, rating }: Testimonial) {
  return (
    <figure className="quote stack-3">
      {isSample && <Sample />}
      {isVerified && rating !== undefined && (
        <p className="quote-stars">
          {Array.from({ length: rating }, (_, star) => (
            <Icon name="star" key={star} />
          ))}
          <span className="sr-only">{rating} out of 5 stars</span>
        </p>
      )}
      <blockquote className="quote-text">
        <Text>{quote}</Text>
      </blockquote>
      <figcaption>
        <strong>{name}</strong>
        <span className="sr-only">, </span>
        {role}
      </figcaption>
    </figure>
  );
}
