/** Pixels on each side of the canvas, and across the circle in it that is cut out. */
export const CANVAS = 300;
export const CIRCLE = 250;
export const ZOOM = { min: 0.5, max: 3, step: 0.1 } as const;

/** How a picture lies on the canvas: its zoom, and how far its middle is from the canvas's, in pixels. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const CENTERED: Crop = { zoom: 1, x: 0, y: 0 };

/** The size in which a picture is drawn: at zoom 1 its shorter side fills the circle. */
export function drawnSize({ width, height }: Size, zoom: number): Size {
  const scale = (CIRCLE / Math.min(width, height)) * zoom;
  return { width: width * scale, height: height * scale };
}

/** The crop with other zoom or place, within what leaves the picture at the circle. */
export function adjusted(size: Size, crop: Crop, change: Partial<Crop>): Crop {
  const next = { ...crop, ...change };
  const zoom = Math.round(between(next.zoom, ZOOM.min, ZOOM.max) / ZOOM.step) * ZOOM.step;
  const drawn = drawnSize(size, zoom);
  const room = { x: Math.abs(drawn.width - CIRCLE) / 2, y: Math.abs(drawn.height - CIRCLE) / 2 };
  return {
    zoom: Number(zoom.toFixed(1)),
    x: between(next.x, -room.x, room.x),
    y: between(next.y, -room.y, room.y),
  };
}

function between(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
