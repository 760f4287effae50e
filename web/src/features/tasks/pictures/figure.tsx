import { Ball } from '#ui/icons/ball.tsx';
import type { Picture } from './picture.ts';
import type { PropShape } from './props.ts';
import { BALL, boxOf, sceneAt, type Layer } from './scene.ts';
import './pictures.css';

/** How the things around a player are painted. */
const LOOKS: Record<PropShape['look'], string> = {
  solid: 'fill-ink/22',
  top: 'fill-ink/12',
  side: 'fill-ink/32',
  tape: 'fill-surface stroke-ink-faint [stroke-width:0.5]',
  mesh: 'fill-ink/14',
  post: 'fill-ink-faint',
  line: 'fill-ink-faint/70',
  imagined: 'fill-none stroke-ink-soft [stroke-dasharray:3_3] [stroke-width:0.9]',
  target: 'fill-none stroke-accent-ink [stroke-width:1.5]',
};

interface FigureProps {
  picture: Picture;
  /** The key pose, and how much of the way to the next one is gone. */
  index: number;
  share: number;
  /** As a left-hander does it. */
  isMirrored: boolean;
}

/** A picture of movement at one moment. What it shows stands in words beside it. */
export function Figure({ picture, index, share, isMirrored }: FigureProps) {
  const { left, top, width, height } = boxOf(picture);
  const { props, layers, screens, arrows } = sceneAt(picture, index, share);
  const flip = isMirrored ? { transform: `matrix(-1 0 0 1 ${2 * left + width} 0)` } : {};
  return (
    <svg
      viewBox={`${left} ${top} ${width} ${height}`}
      aria-hidden
      className="figure block max-h-72 w-full"
      strokeLinecap="round"
    >
      <g {...flip}>
        {picture.view !== 'top' && (
          <path d={`M${left - width} 0H${left + 2 * width}`} className="stroke-cat/40" strokeWidth="1.2" />
        )}
        {props.map(({ look, path }) => (
          <path key={path} d={path} className={LOOKS[look]} />
        ))}
        {layers.map((layer, place) => (
          <Painted key={place} layer={layer} />
        ))}
        {screens.map(({ look, path }) => (
          <path key={path} d={path} className={LOOKS[look]} />
        ))}
        {arrows.map(({ path, head, isBall }) => (
          <g key={path} className="animate-fade-in stroke-accent-ink" fill="none" strokeWidth="1.5">
            <path d={path} {...(isBall && { strokeDasharray: '0.1 4' })} />
            <path d={head} className="fill-accent-ink" stroke="none" />
          </g>
        ))}
      </g>
    </svg>
  );
}

function Painted({ layer }: { layer: Layer }) {
  if (layer.kind === 'ball') {
    const { at, spin } = layer;
    return (
      <g transform={`translate(${at.x} ${at.y}) scale(${BALL}) rotate(${spin})`}>
        <Ball />
      </g>
    );
  }
  const { shape, isPartner } = layer;
  return (
    <path
      d={shape.path}
      data-cloth={shape.cloth}
      data-far={shape.isFar || undefined}
      data-partner={isPartner || undefined}
    />
  );
}
