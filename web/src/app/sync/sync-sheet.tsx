import { Clock, Copy, Download, LogIn, RefreshCw } from 'lucide-react';
import { Suspense } from 'react';
import { spacedCode } from 'sync-protocol/rules/teams/team-code';
import type { OutboxMutation } from 'sync-protocol/wire';
import { now } from '#data/clock.ts';
import { useTaskNames, type NamedTask } from '#data/live/task-names.ts';
import {
  dismissRefused,
  exportUnsent,
  retryNow,
  useSyncStatus,
  type Refused,
  type SyncState,
} from '#data/sync/sync-status.ts';
import { Button } from '#ui/controls/button.tsx';
import { fetched } from '#ui/fetched.tsx';
import { count, dayInShort, timeAgo } from '#ui/format.ts';
import { saveFile } from '#ui/device/save-file.ts';
import { RowText } from '#ui/lists/list-row.tsx';
import { SheetView } from '#ui/layers/sheet-view.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './sheet-messages.ts';
import { UpdateButton } from './update-button.tsx';
import { wordsOf } from './words-of.ts';

const LoginForm = fetched(async () => (await import('#features/session/sign-in/login-form.tsx')).LoginForm);

/** Where there is something to try though nothing waits. */
const TRIED_AGAIN: readonly SyncState[] = ['waiting', 'offline', 'unreachable'];

export interface SyncSheetProps {
  open: boolean;
  onClose: () => void;
}

/** What was not sent yet, what was refused, and what can be done about it. */
export function SyncSheet({ open, onClose }: SyncSheetProps) {
  const { state, waiting, refused, lastSyncedAt } = useSyncStatus();
  const isWaiting = waiting.length > 0;
  const isUnsent = isWaiting || refused.length > 0;
  // What was refused is not sent again, and where all is well there is nothing to try.
  const canRetry = isWaiting
    ? state !== 'signedOut' && state !== 'updateNeeded'
    : !isUnsent && TRIED_AGAIN.includes(state);
  const { name, text } = messages.standing(state, waiting.length, refused.length);
  return (
    <SheetView
      open={open}
      onClose={onClose}
      title={isWaiting ? messages.title : isUnsent ? messages.attention : name}
      text={
        <>
          {isUnsent && <b className="block text-ink">{name}</b>}
          {text} {lastSyncedAt && messages.lastSynced(timeAgo(lastSyncedAt, now()))}
        </>
      }
      footer={
        (isUnsent || canRetry || state === 'updateNeeded') && (
          <Actions isUnsent={isUnsent} canRetry={canRetry} needsUpdate={state === 'updateNeeded'} />
        )
      }
    >
      {state === 'signedOut' && (
        <div className="mb-6">
          <Suspense fallback={<LogIn className="mx-auto size-6 animate-pulse-soft" aria-hidden />}>
            <LoginForm />
          </Suspense>
        </div>
      )}
      {refused.length > 0 && <RefusedList refused={refused} isTitled={isWaiting} />}
      {waiting.length > 0 && <WaitingList waiting={waiting} />}
    </SheetView>
  );
}

interface ActionsProps {
  isUnsent: boolean;
  canRetry: boolean;
  needsUpdate: boolean;
}

/** Who has to sign in first finds that button with the form. */
function Actions({ isUnsent, canRetry, needsUpdate }: ActionsProps) {
  return (
    <div className="flex gap-2">
      {isUnsent && (
        <Button size="lg" wide={!canRetry && !needsUpdate} onClick={() => void saveUnsent()}>
          <Download className="size-5" aria-hidden />
          {messages.exportUnsent}
        </Button>
      )}
      {needsUpdate && <UpdateButton />}
      {canRetry && (
        <Button tone={isUnsent ? 'primary' : 'soft'} size="lg" className="flex-1" onClick={retryNow}>
          <RefreshCw className="size-5" aria-hidden />
          {messages.retry}
        </Button>
      )}
    </div>
  );
}

interface RefusedListProps {
  refused: readonly Refused[];
  /** Where it stands alone, the sheet's title says what it is. */
  isTitled: boolean;
}

function RefusedList({ refused, isTitled }: RefusedListProps) {
  const tasks = useTaskNames(refused.flatMap(({ mutation }) => taskOf(mutation) ?? []));
  return (
    <section className="mb-5">
      {isTitled && <h3 className="text-base">{messages.attention}</h3>}
      <p className="mb-2 text-xs text-ink-soft">{messages.attentionText}</p>
      <ul className="grid gap-2">
        {refused.map(({ id, mutation, message }) => (
          <RefusedRow
            key={id}
            mutation={mutation}
            task={tasks?.get(taskOf(mutation) ?? '')}
            reason={message}
            onDismiss={() => void dismissRefused(id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface RefusedRowProps {
  mutation: OutboxMutation;
  /** The task that it is about, as far as this phone has it. */
  task: NamedTask | undefined;
  reason: string;
  onDismiss: () => void;
}

/** What was refused and why; what the player typed stands there to be sent again, or another way. */
function RefusedRow({ mutation, task, reason, onDismiss }: RefusedRowProps) {
  const words = wordsOf(mutation);
  const what = describe(mutation);
  const dismiss = (
    <Button tone="ghost" aria-label={messages.dismissOf(task?.name ?? what)} onClick={onDismiss}>
      {messages.dismiss}
    </Button>
  );
  return (
    <li className="rounded-md bg-danger-soft py-2 pr-2 pl-4">
      <div className="flex min-h-11 items-center gap-3">
        {task ? (
          <RowText
            title={task.name}
            detail={
              <>
                <span className="block">{messages.onDay(what, dayInShort(task.day))}</span>
                {reason}
              </>
            }
          />
        ) : (
          <RowText title={what} detail={reason} />
        )}
        {!words && dismiss}
      </div>
      {words && (
        <>
          <blockquote
            aria-label={messages.words}
            dir="auto"
            className="mt-1 mr-2 border-s-2 border-danger ps-3 text-sm whitespace-pre-line"
          >
            {words}
          </blockquote>
          <div className="mt-1 flex justify-end gap-1">
            {dismiss}
            <Button tone="ghost" aria-label={messages.copyOf(what)} onClick={() => void copy(words)}>
              <Copy className="size-4" aria-hidden />
              {messages.copy}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

async function copy(words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    toast({ title: messages.copied, tone: 'success' });
  } catch {
    // The browser forbids it.
    toast({ ...messages.notCopied, tone: 'danger' });
  }
}

/** More than anybody reads are only counted. */
const SHOWN = 50;

function WaitingList({ waiting }: { waiting: readonly OutboxMutation[] }) {
  const shown = waiting.slice(0, SHOWN);
  const names = useTaskNames(shown.flatMap((mutation) => taskOf(mutation) ?? []));
  return (
    <section>
      <h3 className="mb-2 text-base">{messages.waiting}</h3>
      <ul className="grid gap-2">
        {shown.map((mutation) => (
          <WaitingRow
            key={`${mutation.lane}:${mutation.id}`}
            mutation={mutation}
            taskName={names?.get(taskOf(mutation) ?? '')?.name}
          />
        ))}
      </ul>
      {waiting.length > SHOWN && (
        <p className="mt-2 text-center text-sm text-ink-soft">{messages.more(waiting.length - SHOWN)}</p>
      )}
    </section>
  );
}

function WaitingRow({ mutation, taskName }: { mutation: OutboxMutation; taskName: string | undefined }) {
  const what = describe(mutation);
  const ago = timeAgo(Date.parse(mutation.at), now());
  return (
    <li className="flex min-h-12 items-center gap-3 rounded-md bg-well px-4 py-2">
      <Clock className="size-5 shrink-0 text-ink-soft" aria-hidden />
      <RowText title={taskName ?? what} detail={taskName ? `${what} · ${ago}` : ago} />
    </li>
  );
}

/** Hands over what was not sent, as a file; says so when that fails. */
export async function saveUnsent(): Promise<void> {
  try {
    saveFile(await exportUnsent(), messages.exportName);
  } catch (thrown) {
    console.error(thrown);
    toast({ ...messages.exportFailed, tone: 'danger' });
  }
}

/** The task that a change is about, if it is about one. */
export function taskOf({ args }: Pick<OutboxMutation, 'args'>): string | undefined {
  // What was set aside may hold anything, or nothing.
  const { taskId } = { ...args };
  return typeof taskId === 'string' ? taskId : undefined;
}

/** What the player wanted, in a few words, and whom it is for, or the number or the code that they typed. */
export function describe({ name, args }: Pick<OutboxMutation, 'name' | 'args'>): string {
  const [plain = name] = name.split('@');
  const { completed, askedAs, challengedTeamName, value, code }: Record<string, unknown> = { ...args };
  if (plain === 'task.setCompleted' && completed !== undefined)
    return completed === true ? messages.taskDone : messages.taskUndone;
  const what = messages.changes[plain] ?? messages.otherChange;
  if (plain === 'result.save' && typeof value === 'number') return messages.withName(what, count(value));
  if (plain === 'team.join' && typeof code === 'string') return messages.withName(what, spacedCode(code));
  const whom = askedAs ?? challengedTeamName;
  return typeof whom === 'string' && whom !== '' ? messages.withName(what, whom) : what;
}
