import { useQuery } from '@tanstack/react-query';
import { listBlocks } from 'sync-protocol/contract/profile/safety';
import type { UserId } from 'sync-protocol/ids';
import { call } from '#data/server/calls/api.ts';
import { NOT_KEPT, queryClient } from '#data/server/answers/query-client.ts';
import { useSendRows } from '#data/server/forms/use-send-rows.ts';
import { failureOf } from '#data/server/calls/failures.ts';
import { signInAgainAfter } from '#data/session/sign-in-again.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { RowList, RowText } from '#ui/lists/list-row.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { ListFailure } from '#ui/lists/list-failure.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { unblock } from './safety-calls.ts';
import { messages } from './safety-messages.ts';

const text = messages.list;

export interface BlockedPlayersProps {
  open: boolean;
  userId: UserId;
  onClose: () => void;
}

/** Whom the player has blocked, to take it back. */
export function BlockedPlayers({ open, userId, onClose }: BlockedPlayersProps) {
  return (
    <Sheet open={open} onClose={onClose} title={text.title}>
      <Blocked userId={userId} onClose={onClose} />
    </Sheet>
  );
}

/** Read anew each time the dialog opens: a list of another day would be taken for today's. */
function Blocked({ userId, onClose }: Omit<BlockedPlayersProps, 'open'>) {
  const { failure, isBusy, sendRow } = useSendRows();
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['blocks', userId],
      queryFn: ({ signal }) => call(listBlocks, { params: { id: userId }, signal }),
      ...NOT_KEPT,
    },
    queryClient,
  );
  return (
    <>
      {data?.length === 0 && <EmptyState title={text.empty} text={text.emptyText} />}
      {data && data.length > 0 && (
        <RowList label={text.title}>
          {data.map(({ id, displayName }) => (
            <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
              {/* A long name takes a line of its own. */}
              <RowText title={displayName ?? text.unknown} className="basis-auto" />
              <Button
                tone="outline"
                className="ml-auto"
                aria-label={`${text.unblock} ${displayName}`}
                busy={isBusy(id)}
                onClick={() => void sendRow(id, () => unblock(userId, id))}
              >
                {text.unblock}
              </Button>
            </li>
          ))}
        </RowList>
      )}
      {!data && error && (
        <ListFailure
          {...failureOf(error)}
          texts={text}
          onRetry={() => void refetch()}
          onSignIn={signInAgainAfter(onClose)}
        />
      )}
      {!data && !error && <SkeletonList rows={2} rowClass="h-14" label={text.loading} />}
      <FormError text={failure} />
    </>
  );
}
