import type { Spot } from './view.ts';

/** A round place of a body part as it is drawn. */
export interface Round {
  at: Pick<Spot, 'x' | 'y'>;
  radius: number;
}

const short = (value: number) => String(Math.round(value * 10) / 10);
const pair = (x: number, y: number) => `${short(x)} ${short(y)}`;

/** A chain of rounds and the skin between them, as one path; where its parts lie over each other they are one. */
export function chain(...rounds: Round[]): string {
  return rounds
    .slice(1)
    .map((to, index) => capsule(rounds[index] ?? to, to))
    .join('');
}

/** Two rounds and the two lines that touch them both. */
function capsule(from: Round, to: Round): string {
  const dx = to.at.x - from.at.x;
  const dy = to.at.y - from.at.y;
  const gap = Math.hypot(dx, dy);
  // One inside the other: the larger one is all there is to see.
  if (gap <= Math.abs(from.radius - to.radius) + 0.01) return disc(from.radius > to.radius ? from : to);
  const way = Math.atan2(dy, dx);
  const lean = Math.acos((from.radius - to.radius) / gap);
  const edge = ({ at, radius }: Round, angle: number) =>
    pair(at.x + radius * Math.cos(angle), at.y + radius * Math.sin(angle));
  const arc = ({ radius }: Round, isLong: boolean, end: string) =>
    `A${pair(radius, radius)} 0 ${isLong ? 1 : 0} 1 ${end}`;
  const isFromLarger = from.radius > to.radius;
  return (
    `M${edge(from, way - lean)}L${edge(to, way - lean)}` +
    `${arc(to, !isFromLarger, edge(to, way + lean))}L${edge(from, way + lean)}` +
    `${arc(from, isFromLarger, edge(from, way - lean))}Z`
  );
}

export function disc({ at, radius }: Round): string {
  const half = `A${pair(radius, radius)} 0 1 1 `;
  return `M${pair(at.x - radius, at.y)}${half}${pair(at.x + radius, at.y)}${half}${pair(at.x - radius, at.y)}Z`;
}

/** A filled area with corners, turned the way that chains are, so that it is one with them. */
export function area(...corners: Round['at'][]): string {
  const double = corners.reduce((sum, a, index) => {
    const b = corners[(index + 1) % corners.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  const around = double < 0 ? [...corners].reverse() : corners;
  return `M${around.map(({ x, y }) => pair(x, y)).join('L')}Z`;
}
