import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newId, userRegimenId } from '../../ids.ts';
import type { Plan } from '../../rules/training/plan.ts';
import { addDays } from '../../rules/training-day.ts';
import { aPlan, TestPlayer } from '../testing.ts';

const DAY = '2026-11-02';
const TOMORROW = addDays(DAY, 1);

/** A phone on which it was tomorrow when it did tasks of these slots, and the server that knows better. */
function aheadOn(slots: readonly number[], isSwapped: boolean) {
  const [phone, server] = [new TestPlayer(), new TestPlayer()];
  const plan = aPlan();
  phone.start(DAY, plan);
  const planOf = (id: Plan['regimenId']) => phone.plans.get(id);
  server.rows.load('userRegimens', phone.rows.all('userRegimens'));
  server.plans.set(plan.regimenId, plan);
  const context = { userId: phone.userId, planOf };
  phone.deal(TOMORROW);
  if (isSwapped) {
    phone.run('tasks.refresh', {}, TOMORROW);
    server.run('tasks.refresh', {}, DAY, context);
  }
  const dealt = phone.tasksOf(TOMORROW);
  for (const task of dealt.filter(({ slot }) => slots.includes(slot))) {
    phone.setCompleted(task, true);
    expect(server.setCompleted(task, true, DAY, context)).toBeUndefined();
  }
  return { server, context, dealt };
}

it('S3.4 a day of which something was done while a clock was ahead has a session of its own', () => {
  const events = ['swap', 'sore', 'where', 'start', 'tick'] as const;
  fc.assert(
    fc.property(
      fc.subarray([0, 1, 2, 3, 4, 5], { minLength: 1 }),
      fc.boolean(),
      fc.array(fc.constantFrom(...events), { maxLength: 6 }),
      (slots, isSwapped, said) => {
        const { server, context, dealt } = aheadOn(slots, isSwapped);
        const names = new Map(dealt.map(({ id, name }) => [id, name]));
        const session = () => server.tasksOf(TOMORROW).filter(({ completedDay }) => completedDay !== DAY);
        const early = server.tasksOf(TOMORROW);
        // What was credited is what the player saw.
        expect(early.map(({ id, name }) => [id, name])).toEqual(
          dealt.filter(({ slot }) => slots.includes(slot)).map(({ id, name }) => [id, name]),
        );
        server.deal(TOMORROW);
        expect(session().filter(({ isCompleted }) => isCompleted)).toEqual([]);
        const places = early.flatMap(({ place }) => place ?? []);
        expect(session().filter(({ place }) => place !== null && places.includes(place ?? -1))).toEqual([]);
        for (const what of said) {
          const open = session().find(({ isCompleted }) => !isCompleted);
          if (what === 'swap')
            expect(server.run('tasks.refresh', {}, TOMORROW, context)).not.toBe('nothing_to_refresh');
          if (what === 'sore') server.run('day.setSore', { sore: ['knee'] }, TOMORROW, context);
          if (what === 'where')
            server.run('day.setEquipment', { has: [], isUsual: false }, TOMORROW, context);
          if (what === 'start') {
            const ids = { userRegimenId: userRegimenId.parse(newId()), regimenId: aPlan().regimenId };
            server.run('userRegimen.start', ids, TOMORROW, {
              ...context,
              planOf: () => aPlan(ids.regimenId),
            });
          }
          if (what === 'tick' && open)
            expect(server.setCompleted(open, true, TOMORROW, context)).toBeUndefined();
          expect(session().map(({ slot }) => slot)).toEqual([0, 1, 2, 3, 4, 5]);
          for (const { id, name } of server.tasksOf(TOMORROW)) {
            expect(names.get(id) ?? name).toBe(name);
            names.set(id, name);
          }
        }
        for (const task of early) expect(server.rows.get('tasks', task.id)).toEqual(task);
      },
    ),
    { numRuns: 60 },
  );
});
