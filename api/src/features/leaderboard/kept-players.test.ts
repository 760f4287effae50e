import { userId } from 'sync-protocol/ids';
import { expect, test } from 'vitest';
import { KeptPlayer, KeptPlayers } from './kept-players.ts';
import type { Changed } from './queries.ts';

const KIM = {
  id: userId.parse('00000000-0000-7000-8000-000000000001'),
  displayName: 'Kim',
  hideRealName: false,
  isPrivate: false,
  hidden: false,
  disabled: false,
  birthMonth: 10,
  birthYear: 2008,
  wordRulings: {},
  firstName: 'Kim',
  lastName: '',
  position: null,
  profileImageUrl: '',
  offBoards: false,
};

test('what a minor’s words may not say others read from the month on in which they are of age', () => {
  const kim = new KeptPlayer('1', { ...KIM, firstName: 'call me' });
  const nameOn = (day: string) => kim.asOthersRead(Date.parse(day)).player.firstName;
  expect([nameOn('2026-10-31'), nameOn('2026-11-01'), nameOn('2026-10-31')]).toEqual(['', 'call me', '']);
});

test('a look goes by what it was told itself, also if an older answer comes after its own', async () => {
  const kept = new KeptPlayers();
  const names = async (read: (versions: readonly (string | null)[]) => Promise<Changed[]>) => {
    const { versions, asTheyAre } = kept.known([KIM.id]);
    return asTheyAre(await read(versions)).map((one) => one.asOthersRead(0).player.displayName);
  };
  expect(await names(async () => [{ ...KIM, version: '1' }])).toEqual(['Kim']);
  const older = Promise.withResolvers<Changed[]>();
  const first = names(() => older.promise);
  const second = names(async (versions) => {
    expect(versions).toEqual(['1']);
    // Kept before the second look has drawn a thing.
    older.resolve([{ ...KIM, displayName: 'Older', version: '2' }]);
    await first;
    return [{ ...KIM, displayName: 'Newer', version: '3' }];
  });
  expect(await Promise.all([first, second])).toEqual([['Older'], ['Newer']]);
  expect(await names(async ([version]) => (version === '3' ? [] : [{ id: KIM.id, version: null }]))).toEqual([
    'Newer',
  ]);
  expect(await names(async () => [{ id: KIM.id, version: null }])).toEqual([]);
  expect(await names(async (versions) => (versions[0] === null ? [] : [{ ...KIM, version: '4' }]))).toEqual(
    [],
  );
});

test('a look that was told of nothing new shows what was kept when it asked', () => {
  const kept = new KeptPlayers();
  const look = (changed: Changed[]) => kept.known([KIM.id]).asTheyAre(changed);
  look([{ ...KIM, version: '2' }]);
  const { asTheyAre } = kept.known([KIM.id]);
  look([{ ...KIM, version: '1' }]);
  expect(asTheyAre([]).map(({ version }) => version)).toEqual(['2']);
});
