import type { Dice } from 'api/src/demo/dice.ts';
import { newId, type UserId, type UserRegimenId } from 'sync-protocol/ids';
import { Rows } from 'sync-protocol/mutations/rows';
import { addDays } from 'sync-protocol/rules/training-day';
import type { OutboxMutation } from 'sync-protocol/wire';
import { textOf } from '../history.ts';
import type { Run } from '../words.ts';
import { OldPhone } from './old-phone.ts';
import {
  completeOld,
  dealOld,
  refreshOld,
  runningOld,
  startOld,
  type Programs,
  type Said,
} from './old-rules.ts';

const MINUTE = 60_000;

/** A player whom version 1 has served: what its server holds, what it has run, and the phones. */
export interface OldPlayer {
  userId: UserId;
  since: string;
  server: Rows;
  runs: Run[];
  phones: OldPhone[];
}

/**
 * Weeks of a player with an app and a server of version 1, up to `today`: programs that run and end, days off as far as
 * the rest days go, days with other tasks, and phones that have no signal any more, each from some day on.
 */
export function playOld(dice: Dice, programs: Programs, today: string): OldPlayer {
  const userId = newId<UserId>();
  const days = dice.between(8, 30);
  const server = new Rows();
  const runs: Run[] = [];
  const phones = Array.from(
    { length: dice.between(2, 3) },
    () => new OldPhone(userId, dice.pick([1, 2, 3, 3]), programs),
  );
  const lostSignal = phones.map((_, index) => (index === 0 ? days + 1 : days - dice.between(0, 6)));
  const atOnce = dice.between(1, 3);
  const isSteady = dice.happens(0.5);
  let minutes = 0;
  const said = (day: string): Said => ({
    day,
    at: new Date(Date.parse(`${day}T09:00:00Z`) + (minutes = (minutes + 1) % 500) * MINUTE).toISOString(),
  });
  const run = (phone: OldPhone, name: string, args: OutboxMutation['args'], when: Said) => {
    const { lane, id, ...word } = phone.say(name, args, when);
    phone.outbox.pop();
    runs.push({
      ...word,
      text: textOf(word),
      lane,
      id,
      clientGroup: phone.clientGroup,
      push: 0,
      status: 'applied',
      code: undefined,
    });
  };

  for (let count = 0; count <= days; count++) {
    minutes = 0;
    const day = addDays(today, count - days);
    phones.forEach((phone, index) => {
      if (count === lostSignal[index]) phone.pull(server);
    });
    const held = server.get('playerStats', userId)?.restDays ?? 0;
    if (count > 0 && (isSteady ? held > 0 && dice.happens(0.3) : dice.happens(0.25))) continue;
    const index = dice.between(0, phones.length - 1);
    const phone = phones[index];
    if (!phone) continue;
    const isOffline = count >= (lostSignal[index] ?? 0);
    if (!isOffline) {
      const known = new Set(server.all('userRegimens').map(({ regimenId }) => regimenId));
      const fresh = [...programs.values()].find(({ program }) => !known.has(program.id));
      if (fresh && runningOld(server).length < atOnce) {
        const id = newId<UserRegimenId>();
        const when = said(day);
        run(phone, 'userRegimen.start', { userRegimenId: id, regimenId: fresh.program.id }, when);
        startOld(server, id, userId, fresh, when.at);
      }
    }
    const rows = isOffline ? phone.rows : server;
    if (isOffline) phone.deal(day);
    else dealOld(server, day, programs);
    const refreshes = dice.happens(0.2) ? dice.between(1, 2) : 0;
    for (let done = 0, most = dice.between(1, 6); done < most; done++) {
      if (done < refreshes) {
        const when = said(day);
        if (isOffline) phone.refresh(when);
        else {
          run(phone, 'tasks.refresh', {}, when);
          refreshOld(server, userId, day, programs);
        }
      }
      const task = rows.all('tasks').find((one) => one.day === day && !one.isCompleted);
      if (!task) break;
      const when = said(day);
      if (isOffline) phone.complete(task, when);
      else {
        const { id: taskId, userRegimenId, slot } = task;
        run(phone, 'task.setCompleted', { taskId, day, userRegimenId, slot, completed: true }, when);
        completeOld(server, task, when, phone.clientGroup);
      }
    }
  }
  for (const [index, phone] of phones.entries()) if ((lostSignal[index] ?? 0) > days) phone.pull(server);
  return { userId, since: `${addDays(today, -days)}T08:00:00.000Z`, server, runs, phones };
}
