import { useEffect, useRef, useState } from 'react';
import { joinTeamByCode } from 'sync-protocol/contract/teams';
import { teamJoin } from 'sync-protocol/mutations/teams/join-changes';
import { newId, type JoinRequestId, type TeamId } from 'sync-protocol/ids';
import { mayComeByCode } from 'sync-protocol/rules/teams/met-by-code';
import { isTeamCode, readTeamCode, spacedCode } from 'sync-protocol/rules/teams/team-code';
import { useOwnTeams } from '#data/live/teams.ts';
import { useForm } from '#data/server/forms/use-form.ts';
import { call } from '#data/server/calls/api.ts';
import { useSession } from '#data/session/session.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Confirm } from '#ui/layers/confirm.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { askForFaces } from '#data/server/answers/my-teams.ts';
import { change } from '../changes.ts';
import { joining as text, messages } from '../messages.ts';
import { joinAtOnce } from './join-at-once.ts';

export interface JoinByCodeProps {
  open: boolean;
  /** From a link or a picture of it; empty: to be typed. */
  code: string;
  onClose: () => void;
  onJoined: () => void;
  /** Leads to a team of the player's own. */
  onOpen: (team: TeamId) => void;
}

/** Joins a team by its code, offline too: then as soon as there is a connection. */
export function JoinByCode({ onClose, ...props }: JoinByCodeProps) {
  return (
    <Sheet open={props.open} onClose={onClose} title={text.title} text={text.text}>
      <CodeForm key={props.code} {...props} />
    </Sheet>
  );
}

function CodeForm({ open, code, onJoined, onOpen }: Omit<JoinByCodeProps, 'onClose'>) {
  /** A late answer leads nobody away from where they have gone meanwhile. */
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = open;
    return () => {
      isHere.current = false;
    };
  }, [open]);
  const teams = useOwnTeams() ?? [];
  const { user } = useSession();
  const [asked, setAsked] = useState<{ team: string; answer: (isYes: boolean) => void }>();
  const ask = (team: string) => new Promise<boolean>((answer) => setAsked({ team, answer }));
  const { bind, formProps, isBusy, failure } = useForm(
    { code: code && spacedCode(code) },
    {
      check: ({ code: typed }) => ({ code: isTeamCode(readTeamCode(typed)) ? undefined : text.bad }),
      send: async ({ code: typed }) => {
        const read = readTeamCode(typed);
        const own = teams.find(({ team }) => team.code === read);
        if (!own) {
          if ((await join(read, text.joined, text.waits)) && isHere.current) onJoined();
          return;
        }
        const { id, name } = own.team;
        // Whoever scans the poster in their own gym is in that team already. A minor whom a player about their age has
        // brought into it meets its coach by that: they hear so first, since somebody may have talked them into it.
        if (!user?.isMinor || !mayComeByCode(own.via)) toast({ title: text.isIn(name) });
        else if (!(await ask(name))) return;
        else if (!(await join(read, text.isSeen(name), text.isSeenLater(name)))) return;
        if (isHere.current) onOpen(id);
      },
    },
  );
  return (
    <form {...formProps} className="grid gap-4">
      <TextField
        label={text.code}
        hint={user?.isMinor ? `${text.codeHint} ${text.codeOpens}` : text.codeHint}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="numerals text-center text-xl font-bold tracking-widest uppercase"
        {...bind('code')}
      />
      <FormError text={failure} />
      <Button type="submit" tone="primary" size="lg" wide busy={isBusy}>
        {text.submit}
      </Button>
      <Confirm
        open={asked !== undefined}
        onClose={() => {
          asked?.answer(false);
          setAsked(undefined);
        }}
        title={text.isYours}
        text={text.opens(asked?.team ?? '')}
        confirmLabel={text.use}
        cancelLabel={messages.cancel}
        isBetterKept
        onConfirm={() => asked?.answer(true)}
      />
    </form>
  );
}

function join(code: string, said: string, saidLater: string): Promise<boolean> {
  return joinAtOnce(
    async () => {
      await call(joinTeamByCode, { body: { code } });
      void askForFaces();
      return said;
    },
    () => change(teamJoin, { joinRequestId: newId<JoinRequestId>(), code }, saidLater),
  );
}
