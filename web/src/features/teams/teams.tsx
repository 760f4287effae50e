import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TeamId } from 'sync-protocol/ids';
import { isTeamCode, readTeamCode } from 'sync-protocol/rules/teams/team-code';
import { useTeamInvitations } from '#data/live/teams.ts';
import { useSession } from '#data/session/session.ts';
import { Counted } from '#ui/controls/counted.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import { onDemand } from '#ui/layers/on-demand.tsx';
import { GuestTop } from '#ui/surfaces/guest-top.tsx';
import { GuestWays } from '#ui/surfaces/guest-ways.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { useHasRoomBeside, WithAside } from '#ui/surfaces/with-aside.tsx';
import { CreateTeam } from './own/create-team.tsx';
import { FindTeams } from './join/find-teams.tsx';
import { Invitations } from './invite/invitations.tsx';
import { canAccept } from './invite/invited-team.ts';
import type { InvitePlayersProps } from './invite/invite-players.tsx';
import { CodeCard } from './join/code-card.tsx';
import type { JoinByCodeProps } from './join/join-by-code.tsx';
import { messages } from './messages.ts';
import { MyTeams } from './own/my-teams.tsx';
import { RefusedTeams, type RefusedTeam } from './own/refused-teams.tsx';

const JoinByCode = onDemand<JoinByCodeProps>(
  async () => (await import('./join/join-by-code.tsx')).JoinByCode,
);
const InvitePlayers = onDemand<InvitePlayersProps>(
  async () => (await import('./invite/invite-players.tsx')).InvitePlayers,
);

const AREAS = ['mine', 'find', 'invitations', 'create'] as const;
type Area = (typeof AREAS)[number];

const MAINS = (['management', 'competitions'] as const).map((value) => ({
  value,
  label: messages.main[value],
}));

/**
 * The player's teams, and how to come into one.
 * @param competitions what these compete in
 */
export function Teams({ competitions }: { competitions: ReactNode }) {
  const { user } = useSession();
  return (
    <Page title={messages.title} width="full" above={!user && <GuestTop />}>
      {user ? <Mains competitions={competitions} /> : <LogInFirst />}
    </Page>
  );
}

function Mains({ competitions }: { competitions: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const isCompeting = params.get('tab') === 'competitions';
  return (
    <Tabs
      label={messages.mains}
      tabs={MAINS}
      value={isCompeting ? 'competitions' : 'management'}
      onChange={(main) => setParams(main === 'competitions' ? { tab: main } : {}, { replace: true })}
    >
      {isCompeting ? competitions : <Areas />}
    </Tabs>
  );
}

function Areas() {
  const [params, setParams] = useSearchParams();
  const [invitingTo, setInvitingTo] = useState<TeamId | null>(null);
  const [again, setAgain] = useState<RefusedTeam>();
  const waiting = useWaitingInvitations();
  const asked = params.get('tab');
  const area = AREAS.find((one) => one === asked) ?? 'mine';
  const code = params.get('code');
  /** Changes what the address says, and keeps the rest of it. */
  const go = (to: { tab?: Area; code?: string | null; team?: TeamId }) => {
    const next = new URLSearchParams(params);
    if (to.tab) next.set('tab', to.tab);
    if (to.tab === 'mine') next.delete('tab');
    if (to.code === null) next.delete('code');
    else if (to.code !== undefined) next.set('code', to.code);
    if (to.team) next.set('team', to.team);
    setParams(next, { replace: true });
  };
  const turn = (tab: Area, toMend?: RefusedTeam) => {
    setAgain(toMend);
    go({ tab });
  };
  const join = () => go({ code: '' });
  const hasRoom = useHasRoomBeside();
  const tabs = AREAS.map((value) => ({
    value,
    label:
      value === 'invitations' ? (
        <Counted name={messages.tabs[value]} count={waiting} news={messages.toAnswer(waiting)} />
      ) : (
        messages.tabs[value]
      ),
  }));
  return (
    <>
      <Tabs label={messages.areas} tabs={tabs} value={area} onChange={turn} isDense>
        <WithAside aside={area !== 'invitations' && <CodeCard onJoin={join} />}>
          {(area === 'mine' || (area === 'create' && !again)) && (
            <RefusedTeams onAgain={(team) => turn('create', team)} />
          )}
          {area === 'mine' && <MyTeams onJoin={hasRoom ? undefined : join} onInvite={setInvitingTo} />}
          {area === 'find' && <FindTeams onJoin={hasRoom ? undefined : join} />}
          {area === 'invitations' && <Invitations />}
          {area === 'create' && (
            <CreateTeam
              key={again?.id}
              again={again}
              onCreated={(id) => {
                turn('mine');
                setInvitingTo(id);
              }}
            />
          )}
        </WithAside>
      </Tabs>
      <JoinByCode
        open={code !== null}
        code={isTeamCode(readTeamCode(code ?? '')) ? readTeamCode(code ?? '') : ''}
        onClose={() => go({ code: null })}
        onJoined={() => go({ code: null, tab: 'mine' })}
        onOpen={(team) => go({ code: null, tab: 'mine', team })}
      />
      <InvitePlayers open={invitingTo !== null} teamId={invitingTo} onClose={() => setInvitingTo(null)} />
    </>
  );
}

/** Invitations that can still be answered. */
function useWaitingInvitations(): number {
  return (useTeamInvitations() ?? []).filter(canAccept).length;
}

function LogInFirst() {
  const [params] = useSearchParams();
  return (
    <EmptyState
      isPage
      title={messages.logInFirst}
      text={params.has('code') ? messages.codeKept : undefined}
      action={<GuestWays />}
    />
  );
}
