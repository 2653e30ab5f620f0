/** What clients and students say: words, name and role. Stars stand with a verified one alone; any other is marked as a sample. */
import type { Testimonial } from '../../content/schemas/common.ts';
import { Motif } from '../dots/motif.tsx';
import { Icon } from '../ui/icon.tsx';

export function Quotes({ items }: { items: Testimonial[] }) {
  return (
    <ul className={items.length === 3 ? 'quotes quotes-led' : 'quotes'}>
      {items.map(item => (
        <li key={item.quote}>
          <Quote {...item} />
        </li>
      ))}
    </ul>
  );
}

export function Quote({ quote, name, role, isVerified }: Testimonial) {
  return (
    <figure className="quote">
      {isVerified ? (
        <p className="quote-stars">
          {[1, 2, 3, 4, 5].map(star => (
            <Icon name="star" key={star} />
          ))}
          <span className="sr-only">5 out of 5 stars</span>
        </p>
      ) : (
        <p className="quote-sample">Sample</p>
      )}
      <blockquote className="quote-text">
        <p>{quote}</p>
      </blockquote>
      <Motif name={quote} className="quote-sign" />
      <figcaption className="quote-by">
        <strong>{name}</strong>
        <span className="sr-only">, </span>
        {role}
      </figcaption>
    </figure>
  );
}
