import type { Client } from 'pg';
import { aCatalog } from '../catalog.ts';
import { Connection } from '../connection.ts';
import { quantile } from '../figures.ts';
import type { Measured } from '../goals.ts';
import { measure } from '../measure.ts';
import type { Processes } from '../processes.ts';
import { aPlayer } from '../product/product.ts';
import { playerAt } from '../product/seed.ts';
import { changesOf } from '../scenario.ts';
import { befriend, idOfPlayer } from './people.ts';

/** Players who push 40 completions each, with and without others around them. */
const PUSHERS = 12;
const RIVALS = 30;

/**
 * What a push costs whom it concerns nobody else, and whom it concerns a team, a competition and 30 rivals.
 * @param from the first player who has not been used for anything else
 */
export async function pushes(
  url: string,
  sql: Client,
  processes: Processes,
  from: number,
): Promise<{ alone: Measured; amongOthers: Measured }> {
  const catalog = aCatalog();
  const pushOf = async (index: number, isAmongOthers: boolean) => {
    if (isAmongOthers) await befriend(sql, await idOfPlayer(sql, index), RIVALS);
    const [phone] = await aPlayer(() => new Connection(url), playerAt(index), catalog, 'server');
    if (!phone) throw new Error('no phone');
    phone.queue(changesOf(0, phone.tasks()));
    const { cpuMs } = await measure(processes, [phone.connection], () => phone.push());
    phone.connection.close();
    return cpuMs;
  };
  const alone: number[] = [];
  const amongOthers: number[] = [];
  for (let index = 0; index < PUSHERS; index++) {
    alone.push(await pushOf(from + 2 * index, false));
    amongOthers.push(await pushOf(from + 2 * index + 1, true));
  }
  return {
    alone: { socialPush: quantile(alone, 0.5) },
    amongOthers: { socialPush: quantile(amongOthers, 0.5) },
  };
}
