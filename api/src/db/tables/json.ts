import type { ColumnType } from 'kysely';

/** A `jsonb` column: read as what it holds, written as JSON text (the drivers disagree about anything else). */
export type Json<T> = ColumnType<T, JsonText<T>, JsonText<T>>;

type JsonText<T> = null extends T ? string | null : string;
