interface Bounds<Otherwise> {
  min: number;
  max: number;
  /** What counts where no number was typed. */
  otherwise: Otherwise;
}

/** The whole number that what was typed counts as, whatever it is; never beyond its bounds. */
export function typedNumber<Otherwise>(
  typed: string,
  { min, max, otherwise }: Bounds<Otherwise>,
): number | Otherwise {
  const number = Math.trunc(Number(typed));
  return typed.trim() === '' || Number.isNaN(number) ? otherwise : Math.min(max, Math.max(min, number));
}
