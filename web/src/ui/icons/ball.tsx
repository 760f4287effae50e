/** The ball, drawn around the origin with radius 1, for use inside an svg. */
export function Ball() {
  return (
    <g fill="none" stroke="var(--on-accent)" strokeWidth="0.15" strokeLinecap="round">
      <circle r="1" fill="var(--accent)" stroke="none" />
      <path d="M0.02 0.02C-0.1 -0.4 0.02 -0.72 0.3 -0.93" />
      <path d="M0.02 0.02C0.42 0.12 0.66 0.4 0.7 0.7" />
      <path d="M0.02 0.02C-0.28 0.32 -0.64 0.38 -0.92 0.3" />
    </g>
  );
}
