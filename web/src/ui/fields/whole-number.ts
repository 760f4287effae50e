/** What is said of what was typed, unless it is a whole number from `min` to `max` or nothing yet. */
export function wholeNumberError(
  typed: string,
  { min, max }: { min: number; max: number },
): string | undefined {
  const number = Number(typed);
  const isFit = Number.isInteger(number) && number >= min && number <= max;
  return typed.trim() === '' || isFit ? undefined : `A whole number from ${min} to ${max}.`;
}
