import type { Range } from 'sync-protocol/rules/technique/criteria/criterion';
import { drawCurve, type Points } from './curve-geometry.ts';

const TONES = { now: 'stroke-focus', found: 'stroke-accent-ink', ink: 'stroke-ink' } as const;

/** A point that is to be seen. */
interface Mark {
  t: number;
  value: number;
  tone: keyof typeof TONES;
}

interface LineChartProps {
  label: string;
  /** A round value as it stands at the axis. */
  tick: (value: number) => string;
  points: Points;
  /** Drawn as a band; without limits there is none. */
  target: Range;
  marks: readonly Mark[];
  /** Where a line stands across the whole height. */
  now?: number;
}

/** Room for half a dot beside the first and the last point. */
const MARGIN = 3;

/** A line over time with its target, and an axis of values. Whoever uses it says the numbers as well. */
export function LineChart({ label, tick, points, target, marks, now }: LineChartProps) {
  const drawn = drawCurve(points, target);
  return (
    <div className="flex gap-2">
      <div aria-hidden className="numerals relative w-9 shrink-0 text-right text-tick text-ink-soft">
        {drawn.ticks.map((value) => (
          <span
            key={value}
            className="absolute right-0 -translate-y-1/2 leading-none"
            style={{ top: `${clear(drawn.down(value))}%` }}
          >
            {tick(value)}
          </span>
        ))}
      </div>
      <svg
        viewBox={`${-MARGIN} 0 ${100 + 2 * MARGIN} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="h-32 min-w-0 flex-1 rounded-md bg-well"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {target.some((limit) => limit !== null) && (
          <rect
            x={-MARGIN}
            width={100 + 2 * MARGIN}
            y={drawn.band.top}
            height={drawn.band.height}
            className="fill-success/20"
          />
        )}
        {drawn.ticks.map((value) => (
          <Stroke
            key={value}
            d={`M${-MARGIN} ${drawn.down(value)}H${100 + MARGIN}`}
            width={1}
            className="stroke-line"
          />
        ))}
        <Stroke d={drawn.path} width={2} className={TONES.ink} />
        {now !== undefined && <Stroke d={`M${drawn.across(now)} 0V100`} width={2} className={TONES.now} />}
        {marks.map(({ t, value, tone }) => (
          // A line without a length is a dot, and round however the picture is stretched.
          <Stroke
            key={`${tone} ${t}`}
            d={`M${drawn.across(t)} ${drawn.down(value)}h0`}
            width={tone === 'now' ? 9 : 11}
            className={TONES[tone]}
          />
        ))}
      </svg>
    </div>
  );
}

/** Where a number stands wholly beside the picture, percent from its top. */
const clear = (down: number) => Math.min(96, Math.max(4, down));

function Stroke({ d, width, className }: { d: string; width: number; className: string }) {
  return <path d={d} strokeWidth={width} vectorEffect="non-scaling-stroke" className={className} />;
}
