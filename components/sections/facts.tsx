import './facts.css';
import type { ReactNode } from 'react';
import { DescriptionItem } from '../ui/description-item.tsx';

type Fact = { label: string; text: ReactNode };

export const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl className="facts row tone-page">
    {facts.map(
      ({ label, text }) =>
        text && (
          <DescriptionItem className="name stack-2" label={label} key={label}>
            {text}
          </DescriptionItem>
        ),
    )}
  </dl>
);
