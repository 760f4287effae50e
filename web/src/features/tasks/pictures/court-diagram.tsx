import { cx } from '#ui/cx.ts';
import {
  curveOf,
  drawnOnCourt,
  MARGIN,
  numbersOf,
  PLAYERS,
  theirs,
  ZONES,
  type Court,
  type Piece,
  type Point,
  type Way,
} from './court.ts';
import { CourtLegend } from './court-legend.tsx';
import { messages as text } from './messages.ts';
import { Step } from './movement.tsx';

/** A drill on the court from above, and its ways in words. */
export function CourtDiagram({ court }: { court: Court }) {
  const length = court.area === 'full' ? 18 : 9;
  return (
    <section className="text-sm">
      <h3 className="mb-2 text-base">{text.court}</h3>
      <svg
        viewBox={`${-MARGIN} ${-MARGIN} ${length + 2 * MARGIN} ${9 + 2 * MARGIN}`}
        aria-hidden
        className="block max-h-80 w-full rounded-lg bg-court"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <Lines court={court} length={length} />
        {court.pieces.map((piece) => piece.kind === 'target' && <Mark key={piece.at.join()} piece={piece} />)}
        {court.ways.map((way) => (
          <Path key={way.says} way={way} />
        ))}
        {court.pieces.map((piece) => piece.kind !== 'target' && <Mark key={piece.at.join()} piece={piece} />)}
        {numbersOf(court).map((at, index) => (
          <Label key={index} at={at} number={index + 1} />
        ))}
      </svg>
      <CourtLegend court={court} />
      <ol className="mt-2 grid gap-2 px-2">
        {court.ways.map(({ says }, index) => (
          <li key={says} className="flex items-center gap-3">
            <Step number={index + 1} />
            {says}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Lines({ court: { area, zones }, length }: { court: Court; length: number }) {
  const numbers = ([1, 2, 3, 4, 5, 6] as const).flatMap((zone) => [
    { zone, at: ZONES[zone] },
    ...(area === 'full' ? [{ zone, at: theirs(zone) }] : []),
  ]);
  return (
    <>
      <rect width={length} height="9" className="fill-court-high stroke-on-court/60" strokeWidth="0.09" />
      <path
        d={area === 'full' ? 'M6 0V9M12 0V9' : 'M6 0V9'}
        className="stroke-on-court/40"
        strokeWidth="0.07"
      />
      <path d="M9 -0.7V9.7" className="stroke-on-court" strokeWidth="0.16" />
      {zones &&
        numbers.map(({ zone, at }) => (
          <text
            key={at.join()}
            {...drawnOnCourt(at)}
            dy="0.5"
            fontSize="1.4"
            textAnchor="middle"
            className="fill-on-court/25 font-bold"
          >
            {zone}
          </text>
        ))}
      <text x="9" y="-0.85" fontSize="0.62" textAnchor="middle" className="fill-on-court-soft font-semibold">
        {text.net}
      </text>
    </>
  );
}

function Mark({ piece }: { piece: Piece }) {
  const { x, y } = drawnOnCourt(piece.at);
  switch (piece.kind) {
    case 'target': {
      const [along, across] = piece.size;
      return (
        <rect
          x={x - along / 2}
          y={y - across / 2}
          width={along}
          height={across}
          rx="0.2"
          className="fill-accent/25 stroke-accent"
          strokeWidth="0.08"
          strokeDasharray="0.25 0.2"
        />
      );
    }
    case 'cone':
      return (
        <path
          d={`M${x - 0.32} ${y + 0.28}L${x} ${y - 0.36}L${x + 0.32} ${y + 0.28}Z`}
          className="fill-accent"
        />
      );
    case 'you':
      return <circle cx={x} cy={y} r="0.52" className="fill-accent stroke-court" strokeWidth="0.1" />;
    case 'other':
      return (
        <>
          <circle cx={x} cy={y} r="0.52" className="fill-court stroke-on-court" strokeWidth="0.1" />
          <text x={x} y={y} dy="0.22" fontSize="0.62" textAnchor="middle" className="fill-on-court font-bold">
            {PLAYERS[piece.role].letter}
          </text>
        </>
      );
  }
}

function Path({ way }: { way: Way }) {
  const { path, head } = curveOf(way);
  const isBall = way.of === 'ball';
  return (
    <g className={cx(isBall ? 'stroke-on-court' : 'stroke-accent')} strokeWidth="0.13">
      <path d={path} {...(isBall && { strokeDasharray: '0.02 0.32' })} />
      <path d={head} />
    </g>
  );
}

/** The number of a way. */
function Label({ at: { x, y }, number }: { at: Point; number: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="0.42" className="fill-on-court" />
      <text x={x} y={y} dy="0.21" fontSize="0.6" textAnchor="middle" className="fill-court font-bold">
        {number}
      </text>
    </>
  );
}
