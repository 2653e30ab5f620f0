import './facts.css';
import type { ReactNode } from 'react';
import { DescriptionItem } from '../ui/description-item.tsx';

export const Facts = ({ facts }: { facts: { label: string; text: ReactNode }[] }) => (
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
