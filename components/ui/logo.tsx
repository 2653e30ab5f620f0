import { mark } from '../art/logo.ts';

export function Logo({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" strokeLinecap="round" strokeWidth="8.5">
      {mark.map(({ tone, d }) => (
        <path stroke={tone === 'text' ? 'currentColor' : `var(--${tone})`} d={d} key={tone} />
      ))}
    </svg>
  );
}
