/** The mark: thirteen dots, as "trece" is thirteen. Three clusters of four around one, the client in the middle. */
export function Mark({ size }: { size: number }) {
  return (
    <svg
      className="mark"
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      strokeLinecap="round"
      strokeWidth="8.5"
    >
      <path stroke="var(--accent)" d="M32 7h0M24.5 14.5h0M39.5 14.5h0M32 22h0" />
      <path stroke="var(--primary)" d="M10.3 44.5h0M13 34.2h0M20.6 49.5h0M23.3 39.2h0" />
      <path stroke="var(--alert)" d="M53.7 44.5h0M51 34.2h0M43.4 49.5h0M40.7 39.2h0" />
      <path stroke="currentColor" d="M32 32.5h0" />
    </svg>
  );
}
