import { setTimeout as wait } from 'node:timers/promises';
import { measure, type Cost } from './measure.ts';
import {
  changesOf,
  CHANGES_A_PHONE,
  COMPLETED_A_PLAYER,
  PHONES_A_PLAYER,
  type Phone,
  type Subject,
} from './scenario.ts';

const PLAYERS = 25;
const REPLAYS = 10;
const SAMPLE_MS = 20;

export const CHANGES = PLAYERS * PHONES_A_PLAYER * CHANGES_A_PHONE;

export interface Storm extends Cost {
  /** Players whose two phones ended up believing different things. */
  disagree: number;
  /** What the server counted wrong; empty if every change counted exactly once. */
  faults: string[];
}

/** Fifty phones of 25 players come back at once; done when both phones of each player have everything. */
export async function storm(subject: Subject, dealtBy: 'server' | 'phones' = 'server'): Promise<Storm> {
  const players = await subject.players(PLAYERS, { dealtBy });
  for (const phones of players) {
    for (const [index, phone] of phones.entries()) phone.queue(changesOf(index, phone.tasks()));
  }
  const connections = players.flat().map((phone) => phone.connection);
  const cost = await measure(subject.processes, connections, async () => {
    await Promise.all(players.map(comeBack));
  });
  const disagree = players.filter(areApart).length;
  await Promise.all(
    players
      .flat()
      .slice(0, REPLAYS)
      .map((phone) => phone.replay()),
  );
  const faults: string[] = [];
  for (const phones of players) faults.push(...(await subject.faults(phones, COMPLETED_A_PLAYER)));
  for (const connection of connections) connection.close();
  return { ...cost, disagree, faults };
}

/** Each phone sends what it has; those that were answered before the last one pull once more, as if poked. */
async function comeBack(phones: readonly Phone[]): Promise<void> {
  let open = phones.length;
  const early: Phone[] = [];
  await Promise.all(
    phones.map(async (phone) => {
      await phone.push();
      open -= 1;
      if (open > 0) early.push(phone);
    }),
  );
  await Promise.all(early.map((phone) => phone.pull()));
}

function areApart(phones: readonly Phone[]): boolean {
  return new Set(phones.map((phone) => phone.belief())).size > 1;
}

/** One more storm, watched for the most memory that the server holds; watching costs time, so it is not measured. */
export async function peakMemory(subject: Subject): Promise<number> {
  let peak = 0;
  let isOver = false;
  const watched = (async () => {
    while (!isOver) {
      peak = Math.max(peak, await subject.processes.memoryMiB());
      await wait(SAMPLE_MS);
    }
  })();
  await storm(subject);
  isOver = true;
  await watched;
  return peak;
}
