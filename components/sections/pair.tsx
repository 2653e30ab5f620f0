/** Two sections side by side, each with its heading: on one tone, or each on its own, as far as the edge of the window. */
import './pair.css';
import './section.css';
import { slug } from 'github-slugger';
import type { ReactNode } from 'react';
import type { Tone } from '../../content/schemas/common.ts';
import { usePage } from '../context/site.tsx';
import { thirdTone } from '../lib/tone.ts';
import { toneClassOf } from './section.tsx';

type PairProps = {
  /** One without a tone, beside one with, stands on paper; `third` is neither the page's tone nor its contrast. */
  parts: { title: string; id?: string; tone?: Tone | 'page' | 'contrast' | 'third'; content: ReactNode }[];
  tone?: 'plain' | 'tinted' | 'brand';
  /** `narrow` gives the first less width, `wide` more. */
  layout?: 'narrow' | 'wide';
};

export function Pair({ parts, tone = 'plain', layout }: PairProps) {
  // A language may have no words for one.
  const shown = parts.filter(({ title }) => title);
  const third = thirdTone(usePage().tone);
  return (
    <section
      className={`section pair split ${layout ? `split-${layout} ` : ''}${shown.some(part => part.tone) ? 'pair-toned bleed-row' : toneClassOf(tone)}`}
    >
      {shown.map(({ title, id = slug(title), tone, content }) => (
        <div className={`pair-part stack-5${tone ? ` bleed tone-${tone === 'third' ? third : tone}` : ''}`} key={title}>
          <h2 id={id}>{title}</h2>
          {content}
        </div>
      ))}
    </section>
  );
}
