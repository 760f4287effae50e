import { measure } from './measure.ts';
import type { Phone, Subject } from './scenario.ts';

const PLAYERS = 8;
const WARM_UP = 500;
const POLLS = 2000;

export interface IdlePoll {
  cpuUs: number;
  bytes: number;
}

/** Phones that have everything ask again and again, all of them at once. */
export async function idlePoll(subject: Subject): Promise<IdlePoll> {
  const phones = (await subject.players(PLAYERS)).flat();
  await pollAll(phones, WARM_UP);
  const connections = phones.map((phone) => phone.connection);
  const { cpuMs, upBytes, downBytes } = await measure(subject.processes, connections, () =>
    pollAll(phones, POLLS),
  );
  for (const connection of connections) connection.close();
  return { cpuUs: (1000 * cpuMs) / POLLS, bytes: (upBytes + downBytes) / POLLS };
}

async function pollAll(phones: readonly Phone[], polls: number): Promise<void> {
  let left = polls;
  await Promise.all(
    phones.map(async (phone) => {
      while (left-- > 0) await phone.pull();
    }),
  );
}
