import { sql } from 'kysely';
import { playerCount } from 'sync-protocol/contract/session/session';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser } from '#testing/factories.ts';

const TEN_MINUTES_MS = 600_000;

onOneDatabase('how many players there are', (database) => {
  const world = testApp({ database });
  const count = async () => (await world().client().ok(playerCount)).count;

  /** So many more rows like a player's: with a username, without one, or of a disabled account. */
  const more = (rows: number, { named = true, disabled = false } = {}) =>
    sql`insert into users (id, email, display_name, disabled, created_at, scope, seq, born)
      select gen_random_uuid(), ${`${rows}-${named}-${disabled}-`} || n,
        ${named ? 'Many' : null}::text || ${rows}::text || ${disabled ? 'x' : 'y'}::text || n, ${disabled},
        now(), 'none', 1, 1 from generate_series(1, ${rows}::int) n`.execute(world().db.kysely);

  test('is told to anybody in whole thousands, and nothing of a few hundred', async () => {
    await aUser(world());
    await more(998);
    expect(await count()).toBe(0);
    await more(1000, { named: false });
    await more(1001, { disabled: true });
    world().clock.now += TEN_MINUTES_MS;
    expect(await count()).toBe(0);
    await aUser(world());
    world().clock.now += TEN_MINUTES_MS;
    expect(await count()).toBe(1000);
  });

  test('is counted every ten minutes at most', async () => {
    world().clock.now += TEN_MINUTES_MS;
    expect(await count()).toBe(1000);
    await more(1000);
    expect(await count()).toBe(1000);
    world().clock.now += TEN_MINUTES_MS;
    expect(await count()).toBe(2000);
  });
});
