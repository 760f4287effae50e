import { useEffect, useEffectEvent, useState } from 'react';
import { newId, type CompetitionId, type TeamId } from 'sync-protocol/ids';
import { EMPTY_FIELD } from 'sync-protocol/messages';
import { competitionCreate } from 'sync-protocol/mutations/competitions/competition-changes';
import {
  COMPETITION_DESCRIPTION_MAX,
  COMPETITION_NAME_MAX,
  COMPETITION_TYPES,
  DEFAULT_DURATION,
  DEFAULT_TARGET,
  DURATION_MAX,
  DURATION_MIN,
  TARGET_MAX,
  TARGET_MIN,
  type CompetitionType,
} from 'sync-protocol/rules/competitions/competition-terms';
import { isManager, MIN_COMPETING } from 'sync-protocol/rules/teams/team-terms';
import { isBlank, written } from 'sync-protocol/rules/words/written';
import { CHALLENGE_DRAFT } from '#data/drafts/unsaved.ts';
import { useKeptFields } from '#data/drafts/use-kept-fields.ts';
import { act } from '#data/rows/act.ts';
import { useOwnTeams, type OwnTeam } from '#data/live/teams.ts';
import { useFormOver } from '#data/server/forms/use-form.ts';
import { signInAgainAfter } from '#data/session/sign-in-again.ts';
import { FormButtons } from '#ui/fields/form-buttons.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { typedNumber } from '#ui/fields/typed-number.ts';
import { wholeNumberError } from '#ui/fields/whole-number.ts';
import { Segmented } from '#ui/controls/segmented.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextArea, TextField } from '#ui/fields/text-field.tsx';
import { useStep } from '#ui/layers/modal/use-step.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { useKept } from '#ui/layers/use-kept.ts';
import { creating as text, messages } from './messages.ts';
import { Opponents, type Opponent } from './opponents.tsx';

const TYPES = COMPETITION_TYPES.map((value) => ({ value, label: messages.types[value].label }));

const TARGET = { min: TARGET_MIN, max: TARGET_MAX, otherwise: DEFAULT_TARGET };
const DURATION = { min: DURATION_MIN, max: DURATION_MAX, otherwise: DEFAULT_DURATION };
const START = {
  name: '',
  description: '',
  type: 'tasks' as CompetitionType,
  target: String(TARGET.otherwise),
  days: String(DURATION.otherwise),
};

export interface ChallengeDialogProps {
  open: boolean;
  onClose: () => void;
  onCreated: () => void;
}

/** Challenges a team of the own one's size: whom, and to what. Until it is sent it opens again with what was typed. */
export function ChallengeDialog({ open, onClose, onCreated }: ChallengeDialogProps) {
  return (
    <Sheet open={open} onClose={onClose} title={text.title}>
      <Challenge
        onClose={onClose}
        onCreated={() => {
          onClose();
          onCreated();
        }}
      />
    </Sheet>
  );
}

interface ChallengeProps {
  onClose: () => void;
  onCreated: () => void;
}

/** A challenge that is being written: who, whom. */
interface Pair {
  teamId: TeamId;
  opponent: Opponent;
}

function Challenge({ onClose, onCreated }: ChallengeProps) {
  const own = useOwnTeams();
  const teams = own?.filter((one) => isManager(one.own.role)) ?? [];
  const [chosen, setChosen] = useState<string>();
  const [pair, setPair] = useState<Pair>();
  // Whichever teams are chosen: who takes another one goes on with what they wrote.
  const kept = useKeptFields(CHALLENGE_DRAFT, START);
  const byId = (id: string | undefined) => teams.find((one) => one.team.id === id);
  const team = pair
    ? byId(pair.teamId)
    : (byId(chosen) ?? teams.find(({ members }) => members.length >= MIN_COMPETING) ?? teams[0]);
  // As it goes, the dialog shows what it has shown.
  const shown = useKept(team);
  const isGone = own !== undefined && !team;
  const close = useEffectEvent(() => {
    if (shown) toast({ title: text.gone(shown.team.name) });
    onClose();
  });
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);
  if (!shown) return null;
  if (pair)
    return (
      <Terms
        team={shown}
        opponent={pair.opponent}
        kept={kept}
        onBack={() => setPair(undefined)}
        onCreated={onCreated}
      />
    );
  return (
    <div className="grid gap-4">
      {teams.length > 1 && (
        <SelectField
          label={text.from}
          options={teams.map((one) => ({ value: one.team.id, label: one.team.name }))}
          value={shown.team.id}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      {shown.members.length < MIN_COMPETING ? (
        <p className="rounded-lg bg-well px-4 py-3 text-sm">{text.needMore}</p>
      ) : (
        <Opponents
          teamId={shown.team.id}
          size={shown.members.length}
          onChoose={(opponent) => setPair({ teamId: shown.team.id, opponent })}
          onSignIn={signInAgainAfter(onClose)}
        />
      )}
    </div>
  );
}

interface TermsProps {
  team: OwnTeam;
  opponent: Opponent;
  kept: ReturnType<typeof useKeptFields<typeof START>>;
  onBack: () => void;
  onCreated: () => void;
}

/** What the two compete in, to which target, and for how long. */
function Terms({ team, opponent, kept, onBack, onCreated }: TermsProps) {
  useStep(true, onBack);
  const { bind, change, fields, issues, formProps, isBusy } = useFormOver(kept, {
    check: ({ name, target, days }) => ({
      name: isBlank(name) ? EMPTY_FIELD : undefined,
      target: wholeNumberError(target, TARGET),
      days: wholeNumberError(days, DURATION),
    }),
    send: async ({ name, description, type, target, days }) => {
      const isDone = await act(
        competitionCreate,
        {
          competitionId: newId<CompetitionId>(),
          teamId: team.team.id,
          challengedTeamId: opponent.id,
          challengedTeamName: opponent.name,
          name: written(name),
          description: written(description),
          competitionType: type,
          targetValue: typedNumber(target, TARGET),
          duration: typedNumber(days, DURATION),
        },
        text.done,
      );
      if (!isDone) return;
      kept.clear();
      onCreated();
    },
  });
  return (
    <form {...formProps} className="grid gap-4">
      <div className="rounded-lg bg-well px-4 py-3">
        <p className="font-semibold">{messages.against(team.team.name, opponent.name)}</p>
        <p className="text-xs text-ink-soft">{text.chosen(team.members.length)}</p>
      </div>
      <TextField
        label={text.name}
        hint={text.nameHint}
        required
        maxLength={COMPETITION_NAME_MAX}
        {...bind('name')}
      />
      <div>
        <p className="mb-1.5 text-sm font-semibold" aria-hidden>
          {text.type}
        </p>
        <Segmented
          label={text.type}
          choices={TYPES}
          value={fields.type}
          onChange={(type) => change({ type })}
        />
        <p className="mt-1.5 text-xs text-ink-soft">{messages.types[fields.type].hint}</p>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={text.target}
          value={fields.target}
          error={issues.target}
          onChange={(target) => change({ target })}
          {...TARGET}
          step={10}
          lessLabel={text.less}
          moreLabel={text.more}
        />
        <NumberField
          label={text.duration}
          value={fields.days}
          error={issues.days}
          onChange={(days) => change({ days })}
          {...DURATION}
          lessLabel={text.less}
          moreLabel={text.more}
        />
      </div>
      <p className="-mt-2 text-xs text-ink-soft">{text.durationHint}</p>
      <TextArea
        label={text.description}
        rows={2}
        maxLength={COMPETITION_DESCRIPTION_MAX}
        {...bind('description')}
      />
      <FormButtons cancelLabel={text.back} onCancel={onBack} submitLabel={text.submit} busy={isBusy} />
    </form>
  );
}
