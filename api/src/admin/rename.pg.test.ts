import { deleteAccount } from 'sync-protocol/contract/session/account';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser, signedIn } from '#testing/factories.ts';
import { wordCommands } from './words.ts';

onOneDatabase('the operator', (database) => {
  const world = testApp({ database });

  test('gives nobody the username of a deleted player, but lets everybody keep theirs', async () => {
    const [gone, other] = [await signedIn(world()), await aUser(world())];
    await gone.client.ok(deleteAccount);
    const rename = (name: string) =>
      wordCommands['rename']?.run({ ...world().deps, say: () => undefined }, [other.id, name]);
    await expect(rename(gone.user.displayName)).rejects.toThrow('A deleted player was called');
    await expect(rename('QuickOtter12')).resolves.toBeUndefined();
  });
});
