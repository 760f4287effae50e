import { LANES, type MutationResult, type PullAnswer, type PushAnswer } from 'sync-protocol/wire';
import { unreadable } from '../server/calls/api-error.ts';
import { isRecord } from '../is-record.ts';

// The sync code stays small enough to be part of every start, so it brings no schemas: what it relies on is
// checked by hand, rows are taken as the server's.

function isPull(json: unknown): json is PullAnswer {
  return (
    isRecord(json) &&
    typeof json.epoch === 'string' &&
    typeof json.cursor === 'string' &&
    typeof json.more === 'boolean' &&
    hasLanes(json.lanes) &&
    areRecords(json.changes)
  );
}

function hasLanes(lanes: unknown): boolean {
  return isRecord(lanes) && LANES.every((lane) => Number.isInteger(lanes[lane]));
}

function areRecords(list: unknown): list is Record<string, unknown>[] {
  return Array.isArray(list) && list.every(isRecord);
}

const STATUSES: readonly unknown[] = [
  'applied',
  'rejected',
  'quarantined',
] satisfies MutationResult['status'][];

function areResults(list: unknown): boolean {
  return (
    areRecords(list) && list.every(({ id, status }) => Number.isInteger(id) && STATUSES.includes(status))
  );
}

/** @throws ApiError `unreadable`, so that nothing half-understood is applied (S6.9) */
export function readPull(json: unknown): PullAnswer {
  if (!isPull(json)) throw unreadable();
  return json;
}

/** @throws ApiError `unreadable` */
export function readPush(json: unknown): PushAnswer {
  if (!isRecord(json) || !areResults(json.results)) throw unreadable();
  if (json.fork !== undefined && !isRecord(json.fork)) throw unreadable();
  if (json.pull !== undefined && !isPull(json.pull)) throw unreadable();
  return json as PushAnswer;
}
