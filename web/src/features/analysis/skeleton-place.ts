/** A width and a height, in whatever unit. */
export interface Size {
  width: number;
  height: number;
}

/** Where a picture lies in the box that shows it, in the box's unit. */
export interface Place extends Size {
  left: number;
  top: number;
  /** Left and right are exchanged, as in a mirror. */
  isMirrored: boolean;
}

/**
 * Where a picture lies in its box: whole with bars beside it (`contain`), or filling it with its edges cut off
 * (`cover`), as CSS has it.
 */
export function placeIn(
  box: Size,
  picture: Size,
  { fit = 'contain', isMirrored = false }: { fit?: 'contain' | 'cover'; isMirrored?: boolean } = {},
): Place {
  const [across, down] = [box.width / picture.width, box.height / picture.height];
  const scale = fit === 'contain' ? Math.min(across, down) : Math.max(across, down);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return { width, height, left: (box.width - width) / 2, top: (box.height - height) / 2, isMirrored };
}

/** A point of the picture, in shares of it, where it lies in the box. */
export function pointIn({ left, top, width, height, isMirrored }: Place, x: number, y: number) {
  return { x: left + (isMirrored ? 1 - x : x) * width, y: top + y * height };
}
