import { sql } from 'kysely';
import { migrations } from 'migrations';
import { newId } from 'sync-protocol/new-id';
import { beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { aPhone, aPhoneInProgram } from '#testing/phone.ts';
import { warnAtStart, warnOfMissingFiles } from './start-warnings.ts';

const MINUTE = 60_000;

onBothDatabases('a start', (database) => {
  const world = testApp({ database });
  const warn = vi.fn<(about: object, text: string) => void>();
  const warned = async (options: Parameters<typeof warnAtStart>[2] = {}) => {
    await warnAtStart(world().deps, { warn }, options);
    return warn.mock.calls;
  };
  const texts = () => warn.mock.calls.map(([, text]) => text);
  beforeEach(() => void warn.mockClear());

  test('says nothing where nothing is wrong', async () => {
    expect(await warned({ now: () => Date.now() + 9 * MINUTE })).toEqual([]);
  });

  test('tells what players would miss of a server that is set up for them', async () => {
    const { deps } = world();
    const set = { ...deps.config, databaseUrl: null, smtpUrl: null, operatorEmail: null };
    const log = { warn };
    await warnAtStart({ ...deps, config: { ...set, production: false } }, log);
    expect(texts()).toEqual([]);
    await warnAtStart({ ...deps, config: { ...set, production: true } }, log);
    expect(texts()).toEqual([
      expect.stringMatching(/^DATABASE_URL is not set/),
      expect.stringMatching(/^SMTP_URL is not set/),
      expect.stringMatching(/^neither OPERATOR_EMAIL nor CONTACT_EMAIL is set: nobody is told/),
      expect.stringMatching(/^the app is not built/),
    ]);
  });

  test('tells that files lie elsewhere than before, or can’t be read', async () => {
    const { deps } = world();
    const error = vi.fn<(about: object, text: string) => void>();
    const look = () => warnOfMissingFiles(deps, { warn, error });
    await look();
    const { user } = await aPhone(world());
    const [kept = '', lost = ''] = [newId(), newId()].toSorted();
    for (const id of [kept, lost])
      await deps.db.kysely
        .insertInto('media')
        .values({
          id,
          userId: user.id,
          digest: id,
          type: 'image/jpeg',
          bytes: 1,
          createdAt: deps.now().toISOString(),
        })
        .execute();
    await deps.media.put(lost, new Uint8Array(1), 'image/jpeg');
    await look();
    expect(texts()).toEqual([]);
    await deps.media.remove(lost);
    await look();
    expect(warn.mock.calls).toEqual([[{ file: lost }, expect.stringContaining('DATA_DIR')]]);
    expect(error).not.toHaveBeenCalled();
    vi.spyOn(deps.media, 'get').mockRejectedValueOnce(new Error('no such bucket'));
    await look();
    expect(error).toHaveBeenCalledOnce();
  });

  test('tells that a newer version has changed the database', async () => {
    const known = migrations.slice(0, -1);
    expect(await warned({ known })).toEqual([
      [
        { version: expect.any(String), migrations: [migrations.at(-1)?.name] },
        expect.stringContaining('a newer version has changed this database'),
      ],
    ]);
  });

  test.each([
    ['slow', -11],
    ['fast', 11],
  ])('tells that its clock is %s beside the database’s', async (_, minutes) => {
    expect(await warned({ now: () => Date.now() + minutes * MINUTE })).toEqual([
      [{ databaseAheadMinutes: -minutes }, expect.stringContaining('the clocks of this machine')],
    ]);
  });

  test('tells that what is stored came later than it is now', async () => {
    await aPhoneInProgram(world());
    await sql`update sync_marks set at = clock_timestamp() + interval '3 hours'`.execute(world().db.kysely);
    expect(await warned()).toEqual([
      [
        { newestAheadMinutes: 180 },
        expect.stringContaining('the latest saved change is dated in the future'),
      ],
    ]);
  });
});
