import { useId, type MouseEvent } from 'react';
import { cx } from '../cx.ts';

/** How a cell looks: nothing, still to come, bridged, paused, or coloured from 1 (little) to 4 (all of it). */
export type HeatLook = 'none' | 'ahead' | 'rest' | 'paused' | 1 | 2 | 3 | 4;

export interface HeatCell {
  key: string;
  look: HeatLook;
}

interface HeatMapProps {
  /** Seven cells a column. */
  columns: readonly (readonly HeatCell[])[];
  /** Over the columns, where one has a name. */
  names?: readonly (string | undefined)[];
  label: string;
  /** The cell with a ring around it. */
  selected?: string;
  /** A finger or mouse chose a cell; there must be another way to it for keyboards. */
  onSelect?: (key: string) => void;
  className?: string;
}

const HEAT_STEP = 18;
const SIZE = 15;
const HEAD = 18;

const FILLS: Record<HeatLook, string> = {
  none: 'fill-court-high',
  ahead: 'fill-court-high opacity-30',
  rest: 'fill-court-high',
  paused: 'fill-court-high',
  1: 'fill-accent opacity-35',
  2: 'fill-accent opacity-55',
  3: 'fill-accent opacity-80',
  4: 'fill-accent',
};

/** Days as little squares, a week a column. On court ground; whoever uses it says the same in words. */
export function HeatMap({ columns, names = [], label, selected, onSelect, className }: HeatMapProps) {
  const hatch = useId();
  const head = names.some(Boolean) ? HEAD : 0;
  const [width, height] = [columns.length * HEAT_STEP, 7 * HEAT_STEP + head];
  const select = (event: MouseEvent<SVGSVGElement>) => {
    const key = event.target instanceof SVGElement ? event.target.dataset['key'] : undefined;
    if (key) onSelect?.(key);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see onSelect
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={cx('block', className)}
      onClick={select}
    >
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v5" className="stroke-on-court-soft" strokeWidth="2.4" />
      </pattern>
      {names.map((name, column) =>
        name ? (
          <text key={column} x={column * HEAT_STEP} y="11" className="fill-on-court-soft text-tick">
            {name}
          </text>
        ) : null,
      )}
      {columns.map((cells, column) =>
        cells.map((cell, row) => (
          <Cell
            key={cell.key}
            cell={cell}
            x={column * HEAT_STEP + 1}
            y={row * HEAT_STEP + head + 1}
            hatch={hatch}
            isSelected={cell.key === selected}
          />
        )),
      )}
    </svg>
  );
}

interface CellProps {
  cell: HeatCell;
  x: number;
  y: number;
  hatch: string;
  isSelected: boolean;
}

function Cell({ cell: { key, look }, x, y, hatch, isSelected }: CellProps) {
  const middle = SIZE / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect data-key={key} width={SIZE} height={SIZE} rx="4" className={FILLS[look]} />
      {look === 'paused' && (
        <rect width={SIZE} height={SIZE} rx="4" fill={`url(#${hatch})`} className="pointer-events-none" />
      )}
      {look === 'rest' && (
        <circle cx={middle} cy={middle} r="2.75" className="pointer-events-none fill-on-court-soft" />
      )}
      {isSelected && (
        <rect
          x="-0.5"
          y="-0.5"
          width={SIZE + 1}
          height={SIZE + 1}
          rx="4.5"
          fill="none"
          strokeWidth="2"
          className="pointer-events-none stroke-on-court"
        />
      )}
    </g>
  );
}
