import type { ReactNode } from 'react';

export interface RadarAxis {
  key: string;
  /** 0 (middle) to 1 (rim). */
  share: number;
  /** What stands at the rim. */
  sign: ReactNode;
}

const RADIUS = 74;
const CENTRE = 110;
const SIGN_AT = 96;
const RINGS = [0.34, 0.67, 1];

/** Several shares as one shape. Decoration: whoever uses it shows the numbers as well. */
export function Radar({ axes }: { axes: readonly RadarAxis[] }) {
  const corner = (index: number, distance: number) => {
    const angle = (index / axes.length) * 2 * Math.PI - Math.PI / 2;
    return { x: CENTRE + Math.cos(angle) * distance, y: CENTRE + Math.sin(angle) * distance };
  };
  const outline = (distanceOf: (index: number) => number) =>
    axes
      .map((_, index) => corner(index, distanceOf(index)))
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' ');
  return (
    <svg viewBox="0 0 220 220" className="w-full max-w-64" fill="none" strokeLinejoin="round" aria-hidden>
      {RINGS.map((ring) => (
        <polygon key={ring} points={outline(() => ring * RADIUS)} className="stroke-line" strokeWidth="1.5" />
      ))}
      {axes.map(({ key }, index) => {
        const { x, y } = corner(index, RADIUS);
        return (
          <path key={key} d={`M${CENTRE} ${CENTRE}L${x} ${y}`} className="stroke-line" strokeWidth="1.5" />
        );
      })}
      <polygon
        points={outline((index) => (axes[index]?.share ?? 0) * RADIUS)}
        className="fill-accent/45 stroke-accent-ink"
        strokeWidth="2.5"
      />
      {axes.map(({ key, sign }, index) => {
        const { x, y } = corner(index, SIGN_AT);
        return (
          <g key={key} transform={`translate(${x - 12} ${y - 12})`}>
            {sign}
          </g>
        );
      })}
    </svg>
  );
}
