/** Type ids (oids) of PostgreSQL whose text the two drivers would read differently. */
const INT8 = 20;
const DATE = 1082;
export const TIMESTAMPTZ = 1184;

/**
 * How values leave the database, the same for both drivers: bigint as a number (ours stay far below 2^53),
 * a date as `YYYY-MM-DD`, an instant as ISO 8601 in UTC with milliseconds.
 */
export const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: Number,
  [DATE]: (text) => text,
  [TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
};
