import type { Database } from '../server/database.ts';

/** Notifications arrive for a player, as the server writes them: one with a place to lead to, if it has one. */
export async function tell(
  sql: Database['query'],
  playerId: string,
  titles: readonly string[],
  actionUrl?: string,
): Promise<void> {
  for (const title of titles)
    await sql(
      `with raised as (update scopes set seq = seq + 1 where scope = $1 returning seq)
       insert into notifications (id, user_id, type, title, message, read, data, created_at, scope, seq, born)
       select gen_random_uuid(), $2, 'new_program', $3, 'Have a look.', false, $4, now(), $1, seq, seq from raised`,
      [`user:${playerId}`, playerId, title, actionUrl === undefined ? null : JSON.stringify({ actionUrl })],
    );
}
