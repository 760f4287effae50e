import fc from 'fast-check';
import { MUTATIONS } from 'sync-protocol/mutations/index';
import { expect, test } from 'vitest';
import { arbitraryFor } from '#testing/arbitrary.ts';
import { testApp } from '#testing/app.ts';
import { testRegimenId } from '#testing/catalog.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { aPhone } from '#testing/phone.ts';

const RUNS = 120;

/** Instants and days as far away as their schemas let them be. */
const instants = fc.oneof(
  fc.constantFrom(
    '0000-01-01T00:00:00.000Z',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    '1970-01-01T00:00:00Z',
  ),
  fc
    .date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2035-01-01') })
    .map((date) => date.toISOString()),
);
const days = instants.map((instant) => instant.slice(0, 10));

onBothDatabases('S2.6: whatever a phone pushes', (database) => {
  const world = testApp({ database });

  test('every mutation is answered, and none is a failure of the server', async () => {
    const phone = await aPhone(world());
    await phone.pull();
    await phone.start(testRegimenId('serving'));
    const [task] = phone.rows('tasks');
    if (!task) return;
    const real = {
      taskId: task.id,
      userRegimenId: task.userRegimenId,
      day: task.day,
      slot: task.slot,
      regimenId: task.regimenId,
    };
    const ofAll = fc.constantFrom(...MUTATIONS.values()).chain(({ name, args }) =>
      fc.record({
        name: fc.constant(name),
        args: arbitraryFor(args).map((made) => {
          if (typeof made !== 'object' || made === null) return { made };
          const known = Object.entries(real).filter(([field]) => field in made);
          return { ...made, ...Object.fromEntries(known) };
        }),
        at: instants,
        day: days,
        tz: fc.constantFrom('UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Apia'),
      }),
    );
    // A body with such a key is refused whole, before anything of it is looked at.
    const mutations = ofAll.filter((made) => !JSON.stringify(made).includes('"__proto__"'));
    await fc.assert(
      fc.asyncProperty(
        fc.array(mutations, { minLength: 1, maxLength: 6 }),
        instants,
        async (made, clientNow) => {
          const batch = made.map((one) => ({ ...phone.mutation('tasks.refresh', {}), ...one }));
          const answer = await phone.send(batch, { clientNow });
          expect({ status: answer.status, batch: answer.status < 500 ? [] : batch }).toEqual({
            status: 200,
            batch: [],
          });
          expect(answer.body).toMatchObject({ results: expect.any(Array) });
        },
      ),
      { numRuns: RUNS },
    );
    expect(world().logs.filter((line) => line.includes('failed unexpectedly'))).toEqual([]);
    await phone.pull();
  });
});
