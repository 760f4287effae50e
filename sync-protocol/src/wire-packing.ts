import {
  MAX_MS_BETWEEN,
  outboxMutation,
  type OutboxMutation,
  type PackedChange,
  type PlainChange,
  type PushedMutation,
} from './wire.ts';
import { packColumn } from './pack-columns.ts';
import { unpackColumn } from './unpack-columns.ts';

/** The short form of mutations in order: what repeats the one before is left out. */
export function packMutations(mutations: readonly OutboxMutation[]): PushedMutation[] {
  return mutations.map((mutation, index) => {
    const before = mutations[index - 1];
    return before ? packAfter(before, mutation) : mutation;
  });
}

function packAfter(before: OutboxMutation, mutation: OutboxMutation): PushedMutation {
  const isSameName = mutation.name === before.name && hasFieldsOf(mutation.args, before.args);
  const args = isSameName ? changedFields(before.args, mutation.args) : mutation.args;
  return {
    ...(mutation.lane !== before.lane && { lane: mutation.lane }),
    ...((mutation.lane !== before.lane || mutation.id !== before.id + 1) && { id: mutation.id }),
    ...(!isSameName && { name: mutation.name }),
    ...(!(isSameName && Object.keys(args).length === 0) && { args }),
    ...(mutation.at !== before.at && { at: packInstant(before.at, mutation.at) }),
    ...(mutation.day !== before.day && { day: mutation.day }),
    ...(mutation.tz !== before.tz && { tz: mutation.tz }),
  };
}

function packInstant(before: string, at: string): number | string {
  const between = Date.parse(at) - Date.parse(before);
  return Math.abs(between) > MAX_MS_BETWEEN ? at : between;
}

function hasFieldsOf(fields: object, before: object): boolean {
  return Object.keys(before).every((key) => key in fields);
}

function changedFields(
  before: Record<string, unknown>,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([key, value]) => before[key] !== value));
}

/**
 * Whole mutations from their short form; whole ones pass as they are.
 * @throws ZodError when the first one lacks a field
 */
export function unpackMutations(pushed: readonly PushedMutation[]): OutboxMutation[] {
  const whole: OutboxMutation[] = [];
  for (const one of pushed) whole.push(unpackAfter(whole.at(-1), one));
  return whole;
}

function unpackAfter(before: OutboxMutation | undefined, { at, ...pushed }: PushedMutation): OutboxMutation {
  if (!before) return outboxMutation.parse({ ...pushed, at });
  const args = pushed.name === undefined ? { ...before.args, ...pushed.args } : (pushed.args ?? {});
  return {
    lane: pushed.lane ?? before.lane,
    id: pushed.id ?? before.id + 1,
    name: pushed.name ?? before.name,
    args,
    at: typeof at === 'string' ? at : new Date(Date.parse(before.at) + (at ?? 0)).toISOString(),
    day: pushed.day ?? before.day,
    tz: pushed.tz ?? before.tz,
  };
}

/** Rows of one table in their short form, from the values of their fields. */
export function packRows(
  table: PackedChange['table'],
  rows: number,
  columns: readonly { field: string; values: readonly unknown[] }[],
): PackedChange {
  return {
    table,
    rows,
    columns: Object.fromEntries(columns.map(({ field, values }) => [field, packColumn(field, values)])),
  };
}

/** Changes in their plain form, from either one. */
export function unpackChanges(changes: readonly (PlainChange | PackedChange)[]): PlainChange[] {
  return changes.flatMap((change): PlainChange[] => {
    if ('dels' in change) return change.dels.map((del) => ({ table: change.table, del }));
    if (!('columns' in change)) return [change];
    const { table, columns, rows } = change;
    const fields = Object.entries(columns).map(([field, column]) => ({
      field,
      values: unpackColumn(field, column, rows),
    }));
    return Array.from({ length: rows }, (_, index) => ({
      table,
      put: Object.fromEntries(fields.map(({ field, values }) => [field, values[index]])),
    }));
  });
}
