import type { UnreadWord } from 'sync-protocol/contract/profile/unread-words';
import type { CurrentUser } from '#data/session/session.ts';
import { HeldNote } from '#ui/surfaces/held-note.tsx';
import { messages as text } from './edit-messages.ts';
import { useUnreadWords } from './use-unread-words.ts';

const WHYS = ['waits', 'kept'] as const satisfies readonly UnreadWord['why'][];

/** Which of the player's own words others don't read, and why: in the profile they look like the rest. */
export function UnreadNote({ user }: { user: CurrentUser }) {
  const unread = useUnreadWords(user);
  if (unread.length === 0) return null;
  return (
    <div className="mt-4 grid gap-2">
      {WHYS.map((reason) => {
        const words = unread.filter(({ why }) => why === reason);
        if (words.length === 0) return null;
        return (
          <HeldNote key={reason}>
            <strong>{words.map(labelOf).join(', ')}</strong>
            <br />
            {text.unread[reason]}
          </HeldNote>
        );
      })}
    </div>
  );
}

const labelOf = ({ field }: UnreadWord) => (field === 'displayName' ? text.username : text[field]);
