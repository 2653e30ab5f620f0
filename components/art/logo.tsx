/** The agency's logo: thirteen dots ("trece" means thirteen), three clusters of four around one, the client. On a plane of 64 × 64, with one path per tone. */
import type { DotTone } from './dots.ts';

export const mark: readonly { tone: Exclude<DotTone, 'faint'>; d: string }[] = [
  { tone: 'accent', d: 'M32 7h0M24.5 14.5h0M39.5 14.5h0M32 22h0' },
  { tone: 'primary', d: 'M10.3 44.5h0M13 34.2h0M20.6 49.5h0M23.3 39.2h0' },
  { tone: 'alert', d: 'M53.7 44.5h0M51 34.2h0M43.4 49.5h0M40.7 39.2h0' },
  { tone: 'text', d: 'M32 32.5h0' },
];

export const Logo = ({ size }: { size: number }) => (
  <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" strokeLinecap="round" strokeWidth="8.5">
    {mark.map(({ tone, d }) => (
      <path stroke={tone === 'text' ? 'currentColor' : `var(--${tone})`} d={d} key={tone} />
    ))}
  </svg>
);
