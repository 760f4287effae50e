/** The ball, drawn around the origin with radius 1, for use inside an svg. */
export function Ball() {
  return (
    <g fill="none" stroke="var(--on-accent)" strokeWidth="0.13" strokeLinecap="round">
      <circle r="1" fill="var(--accent)" stroke="none" />
      <path d="M-0.05 -0.98C0.32 -0.6 0.42 -0.25 0.1 0.06M0.1 0.06C0.5 0.02 0.85 0.15 0.99 0.3M0.1 0.06C-0.12 0.42 -0.42 0.62 -0.75 0.68" />
      <path d="M-0.58 -0.82C-0.2 -0.55 -0.18 -0.28 -0.42 -0.02C-0.6 0.16 -0.82 0.24 -0.98 0.22" opacity="0.7" />
      <path d="M0.56 -0.84C0.78 -0.55 0.92 -0.3 0.98 -0.12M-0.3 0.94C0.1 0.85 0.5 0.7 0.8 0.58" opacity="0.7" />
    </g>
  );
}
