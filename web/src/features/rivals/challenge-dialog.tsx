import { useId, useState } from 'react';
import { RIVAL_MESSAGE_MAX, RIVALRY_TYPES, type RivalryType } from 'sync-protocol/rules/rivals/rival-terms';
import { written } from 'sync-protocol/rules/words/written';
import { useRivalry } from '#data/live/rivals.ts';
import { failureOf } from '#data/server/calls/failures.ts';
import { RIVAL_DRAFT } from '#data/drafts/unsaved.ts';
import { useKeptFields } from '#data/drafts/use-kept-fields.ts';
import { useSubmit } from '#data/server/forms/use-form.ts';
import { usePlayerSearch, type FoundPlayer } from '#data/server/answers/use-player-search.ts';
import { useSession } from '#data/session/session.ts';
import { signInAgainAfter } from '#data/session/sign-in-again.ts';
import { useHoldUpdates } from '#pwa/update/hold-updates.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextArea, TextField } from '#ui/fields/text-field.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Avatar } from '#ui/surfaces/avatar.tsx';
import { HitCount } from '#ui/lists/hit-count.tsx';
import { ListFailure } from '#ui/lists/list-failure.tsx';
import { rowClass, RowList, RowText } from '#ui/lists/list-row.tsx';
import { Pill } from '#ui/surfaces/pill.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { messages } from './messages.ts';
import { nameOf } from './rival-name.ts';
import { request } from './rivalry-actions.ts';

const text = messages.request;
const OPTIONS = RIVALRY_TYPES.map((value) => ({ value, label: messages.types[value] }));
const START = { type: 'training_partner' as RivalryType, message: '' };

interface ChallengeDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Finds a player and asks them to be a rival: once they are found, offline too. */
export function ChallengeDialog({ open, onClose }: ChallengeDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<FoundPlayer>();
  useHoldUpdates(chosen !== undefined);
  const { fields, change, clear } = useKeptFields(RIVAL_DRAFT, START);
  const { formProps, isBusy } = useSubmit(fields, {
    send: async ({ type, message }) => {
      // A second tap meets the sheet while it goes away.
      if (!open || !chosen) return;
      const args = { rivalId: chosen.id, rivalshipType: type, message: written(message) };
      if (!(await request({ ...args, askedAs: chosen.displayName ?? '' }))) return;
      setTyped('');
      setChosen(undefined);
      clear();
      onClose();
    },
  });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.title}
      footer={
        chosen && (
          <Button type="submit" form={form} tone="primary" size="lg" wide busy={isBusy}>
            {text.send}
          </Button>
        )
      }
    >
      {chosen ? (
        <form id={form} {...formProps} className="grid gap-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-well px-4 py-3">
            <Avatar name={chosen.displayName} called={nameOf(chosen)} image={chosen.profileImageUrl} />
            <RowText title={nameOf(chosen)} detail={chosen.position} className="basis-auto" />
            <Button tone="ghost" className="ml-auto" onClick={() => setChosen(undefined)}>
              {text.change}
            </Button>
          </div>
          <SelectField
            label={text.type}
            name="type"
            options={OPTIONS}
            value={fields.type}
            onChange={({ target }) => {
              const type = RIVALRY_TYPES.find((one) => one === target.value);
              if (type) change({ type });
            }}
          />
          <TextArea
            label={text.message}
            hint={text.messageHint}
            rows={3}
            maxLength={RIVAL_MESSAGE_MAX}
            name="message"
            value={fields.message}
            onChange={({ target }) => change({ message: target.value })}
          />
        </form>
      ) : (
        <>
          <TextField
            type="search"
            label={text.search}
            hint={text.searchHint}
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Results typed={typed} onChoose={setChosen} onClose={onClose} />
        </>
      )}
    </Sheet>
  );
}

interface ResultsProps {
  typed: string;
  onChoose: (found: FoundPlayer) => void;
  onClose: () => void;
}

function Results({ typed, onChoose, onClose }: ResultsProps) {
  const { isEnough, found, error, refetch } = usePlayerSearch(typed);
  return (
    <div className="mt-4">
      <HitCount count={found?.length} />
      {error && !found && <SearchFailed error={error} onRetry={() => void refetch()} onClose={onClose} />}
      {isEnough && !error && !found && <SkeletonList rows={2} rowClass="h-14" label={text.searching} />}
      {found?.length === 0 && <EmptyState title={text.none} text={text.noneText} />}
      {found && found.length > 0 && (
        <RowList label={text.results}>
          {found.map((one) => (
            <Result key={one.id} found={one} onChoose={onChoose} />
          ))}
        </RowList>
      )}
    </div>
  );
}

const STANDS = { accepted: text.isRival, requested: text.isRequested, asked: text.isAsking } as const;

function Result({ found, onChoose }: { found: FoundPlayer; onChoose: (found: FoundPlayer) => void }) {
  const { user } = useSession();
  const rivalry = useRivalry(found.id);
  const name = nameOf(found);
  const handle = found.displayName && found.displayName !== name ? messages.handle(found.displayName) : '';
  const detail = [handle, found.position].filter(Boolean).join(' · ');
  const face = (
    <>
      <Avatar name={found.displayName} called={name} image={found.profileImageUrl} />
      <RowText title={name} detail={detail} />
    </>
  );
  if (found.id === user?.id) return null;
  return (
    <li>
      {rivalry ? (
        <div className={rowClass}>
          {face}
          <Pill>{STANDS[rivalry.status]}</Pill>
        </div>
      ) : (
        <button type="button" className={rowClass} onClick={() => onChoose(found)}>
          {face}
        </button>
      )}
    </li>
  );
}

interface SearchFailedProps {
  error: Error;
  onRetry: () => void;
  onClose: () => void;
}

function SearchFailed({ error, onRetry, onClose }: SearchFailedProps) {
  const { why, reason } = failureOf(error);
  return (
    <ListFailure
      why={why}
      texts={{ ...text, failedTitle: text.failed(reason) }}
      onRetry={onRetry}
      onSignIn={signInAgainAfter(onClose)}
    />
  );
}
