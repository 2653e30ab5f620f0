/** What clients and students say: words, name and role, five stars. */
import './quotes.css';
import type { Testimonial } from '../../content/schemas/common.ts';
import { Motif } from '../dots/motif.tsx';
import { Icon } from '../ui/icon.tsx';

export function Testimonials({ items }: { items: Testimonial[] }) {
  return (
    <ul className={items.length === 3 ? 'testimonials testimonials-led' : 'testimonials'}>
      {items.map(item => (
        <li key={item.quote}>
          <Quotation {...item} />
        </li>
      ))}
    </ul>
  );
}

export function Quotation({ quote, name, role }: Testimonial) {
  return (
    <figure className="testimonial">
      <p className="testimonial-stars">
        {[1, 2, 3, 4, 5].map(star => (
          <Icon name="star" key={star} />
        ))}
        <span className="unseen">5 out of 5 stars</span>
      </p>
      <blockquote className="testimonial-quote">
        <p>{quote}</p>
      </blockquote>
      <Motif name={quote} className="testimonial-sign" />
      <figcaption className="testimonial-by">
        <strong>{name}</strong>
        <span className="unseen">, </span>
        {role}
      </figcaption>
    </figure>
  );
}
