import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { competitionId, newId, teamId } from 'sync-protocol/ids';
import type { TeamRole } from 'sync-protocol/rules/teams/team-terms';
import { afterEach, expect, it, vi } from 'vitest';
import type { OwnCompetition } from '#data/live/competitions.ts';
import type { OwnTeam } from '#data/live/teams.ts';
import type { ConfirmProps } from '#ui/layers/confirm-view.tsx';
import { respond, withdraw } from './changes.ts';
import { CompetitionCard } from './competition-card.tsx';
import { messages } from './messages.ts';
import type { Scores } from './use-progress.ts';

vi.mock('./changes.ts', () => ({ respond: vi.fn<() => void>(), withdraw: vi.fn<() => void>() }));
const unsent = vi.hoisted(() => new Set<string>());
vi.mock('#data/sync/sync-status.ts', () => ({ useIsWaiting: () => (id: string) => unsent.has(id) }));
vi.mock('#ui/layers/confirm.tsx', () => ({
  Confirm: ({ open, confirmLabel, onConfirm }: ConfirmProps) =>
    open && <button onClick={onConfirm}>{confirmLabel}</button>,
}));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  unsent.clear();
});

const [HAWKS, OWLS] = ['Hawks', 'Owls'].map((name) => ({ id: teamId.parse(newId()), name }));
const CUP = 'Spring Cup';

/** A player of both teams, of which the Hawks have challenged the Owls; or of the Hawks alone. */
function show(
  [ofHawks, ofOwls]: readonly [TeamRole, TeamRole | null],
  more: Partial<OwnCompetition> = {},
  scores: Partial<Scores> = {},
) {
  if (!HAWKS || !OWLS) throw new Error('there are two');
  const both = {
    competitionId: competitionId.parse(newId()),
    name: CUP,
    description: '',
    competitionType: 'tasks',
    targetValue: 5,
    duration: 7,
    status: 'pending',
    ending: null,
    expiresAt: '2999-01-01T00:00:00.000Z',
    startedAt: null,
    endsAt: null,
    closedAt: null,
    ownScore: null,
    otherScore: null,
    ...more,
  } as OwnCompetition;
  const challenged = { ...both, side: 'challenged', teamId: OWLS.id, otherTeamName: HAWKS.name } as const;
  const challenging = {
    ...both,
    side: 'challenging',
    teamId: HAWKS.id,
    otherTeamName: more.otherTeamName ?? OWLS.name,
  } as const;
  const place = (team: object, role: TeamRole) => ({ team, own: { role } }) as OwnTeam;
  render(
    <CompetitionCard
      competition={ofOwls ? { ...challenging, twin: challenged } : challenging}
      team={place(HAWKS, ofHawks)}
      otherTeam={ofOwls ? place(OWLS, ofOwls) : undefined}
      scores={{ own: null, other: null, mine: null, ...scores }}
    />,
  );
  return { challenged, challenging };
}
const mayDo = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('is answered by who leads the challenged team, whatever they are in the other one', () => {
  const { challenged } = show(['member', 'creator']);
  expect(screen.getByText(messages.challengeBetween('Hawks', 'Owls'))).toBeTruthy();
  expect(mayDo()).toEqual([messages.decline, messages.accept]);
  fireEvent.click(screen.getByRole('button', { name: messages.acceptOf(CUP) }));
  expect(respond).toHaveBeenCalledWith(expect.objectContaining({ teamId: challenged.teamId }), true);
});

it('is taken back by who leads the challenging one, and says who answers', () => {
  const { challenging } = show(['admin', 'member']);
  expect(mayDo()).toEqual([messages.cancel]);
  expect(screen.getByText(new RegExp(messages.managersAnswerFor('Owls')))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: messages.cancelOf(CUP) }));
  fireEvent.click(screen.getByRole('button', { name: messages.cancel }));
  expect(withdraw).toHaveBeenCalledWith(expect.objectContaining({ teamId: challenging.teamId }));
});

it('lets who leads both do either', () => {
  show(['creator', 'admin']);
  expect(mayDo()).toEqual([messages.cancel, messages.decline, messages.accept]);
});

it('has no clock before its acceptance is sent, for the server begins it then', () => {
  const id = competitionId.parse(newId());
  const day = 86_400_000;
  const running = {
    id,
    status: 'active' as const,
    startedAt: new Date().toISOString(),
    endsAt: new Date(Date.now() + 7 * day).toISOString(),
  };
  unsent.add(id);
  show(['member', 'creator'], running);
  expect(screen.getByText(messages.startsLater)).toBeTruthy();
  expect(screen.queryByText(/ left$/)).toBeNull();
  cleanup();
  unsent.clear();
  show(['member', 'creator'], running);
  expect(screen.queryByText(messages.startsLater)).toBeNull();
  expect(screen.getByText(/ left$/)).toBeTruthy();
});

it.each([
  [59, 'Less than 1 hour left'],
  [8 * 60 + 5, '8 hours left'],
  [33 * 60 + 55, '1 day 9 hours left'],
])('%i minutes before its end it says: %s', (minutes, said) => {
  const endsAt = new Date(Date.now() + minutes * 60_000 + 30_000).toISOString();
  show(['member', 'creator'], { status: 'active', startedAt: new Date().toISOString(), endsAt });
  expect(screen.getByText(said)).toBeTruthy();
});

it('says to those who are asked that the day on which it starts comes on top', () => {
  show(['member', 'creator'], { duration: 1 });
  expect(screen.getByText(/in 1 day, plus the rest of the day it starts$/)).toBeTruthy();
});

it('once it runs says how long it still goes on, not how long it was agreed for', () => {
  const endsAt = new Date(Date.now() + 5.5 * 86_400_000 + 30_000).toISOString();
  show(['member', 'creator'], { status: 'active', startedAt: new Date().toISOString(), endsAt });
  expect(screen.getByText(/^First to/).textContent?.trim()).toBe('First to 5 tasks');
  expect(screen.getByText('5 days 12 hours left')).toBeTruthy();
});

it('has ended for a player of both with a winner, neither won nor lost', () => {
  show(['member', 'member'], {
    status: 'completed',
    ending: 'reach',
    startedAt: '2026-11-02T12:00:00.000Z',
    closedAt: '2026-11-03T12:00:00.000Z',
    ownScore: 2,
    otherScore: 5,
  });
  // However long the winner's name is: it is what there is to know.
  expect(screen.getByText(messages.winner('Owls')).className).not.toMatch(/truncate|nowrap/);
  for (const words of Object.values(messages.results)) expect(screen.queryByText(words)).toBeNull();
});

it('says until when late training counts once its time is up, and then that the result is on its way', () => {
  const past = (ms: number) => ({
    id: competitionId.parse(newId()),
    status: 'active' as const,
    startedAt: '2026-11-02T12:00:00.000Z',
    endsAt: new Date(Date.now() - ms).toISOString(),
  });
  show(['member', 'creator'], past(60_000));
  expect(screen.getByText(/^Time is up: counting late training until .*\d:\d\d [AP]M$/)).toBeTruthy();
  cleanup();
  show(['member', 'creator'], past(3 * 86_400_000));
  expect(screen.getByText(messages.closing)).toBeTruthy();
});

it.each([
  [5, 5, 'Draw', false],
  [5, 2, 'Won', true],
  [2, 5, 'Lost', false],
])('has ended %i to %i for a player of one team: “%s”', (ownScore, otherScore, words, canShare) => {
  const scores = { status: 'completed', ending: 'expire', ownScore, otherScore } as const;
  show(['member', null], { ...scores, startedAt: '2026-11-02T12:00:00.000Z' });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: messages.share }) !== null).toBe(canShare);
});

const HOUR_MS = 3_600_000;
const RUNNING = {
  status: 'active',
  startedAt: new Date(Date.now() - HOUR_MS).toISOString(),
  endsAt: new Date(Date.now() + HOUR_MS).toISOString(),
} as const;
const ENDED = { status: 'completed', startedAt: RUNNING.startedAt, closedAt: RUNNING.startedAt } as const;
const scoresShown = () => screen.queryAllByRole('progressbar').length;

it('says why what a player does counts for neither', () => {
  // Who left may be back: nothing else tells them that they go on for nothing here.
  expect(messages.missed.left).toContain('new tasks don’t');
  for (const missed of ['joinedLate', 'left'] as const) {
    show(['member', null], RUNNING, { own: 1, other: 2, missed });
    expect([screen.queryByText(messages.missed[missed]) !== null, scoresShown()]).toEqual([true, 2]);
    cleanup();
  }
  show(['member', null], RUNNING, { own: 1, other: 2, mine: 1 });
  expect(Object.values(messages.missed).flatMap((words) => screen.queryAllByText(words))).toEqual([]);
});

it('a win is shared by who had a part in it', () => {
  const won = { ...ENDED, ending: 'reach', ownScore: 5, otherScore: 1 } as const;
  show(['member', null], won);
  expect(mayDo()).toEqual([messages.share]);
  cleanup();
  show(['member', null], won, { missed: 'joinedLate' });
  expect(mayDo()).toEqual([]);
});

const OFF = { status: 'cancelled', ending: 'dissolve', otherTeamName: 'Another team' } as const;
const closedAt = new Date('2025-11-30T18:00:00').toISOString();
const said = (words: string | RegExp) => screen.queryAllByText(words).length;

it('one that went with its other team is off: it has no scores and no winner, and says why', () => {
  show(['member', null], { ...ENDED, ...OFF, closedAt }, { own: 0, other: 0 });
  expect(scoresShown()).toBe(0);
  expect(said('Called off')).toBe(1);
  expect(said('Hawks vs. a team that is gone')).toBe(1);
  expect(said('Off since Nov 30, 2025: the other team is no longer there, so nobody wins.')).toBe(1);
  for (const words of [/Ended/, 'Another team', ...Object.values(messages.results)])
    expect(said(words)).toBe(0);
});

it('such a one is off since the team went, also where late training was still counted', () => {
  const endsAt = new Date('2025-11-30T02:00:00').toISOString();
  show(['member', null], { ...ENDED, ...OFF, closedAt, endsAt });
  expect(said(/^Off since Nov 30, 2025/)).toBe(1);
});

it('a challenge whose other team has gone before it was answered never began: there was nothing to win', () => {
  show(['member', null], { ...OFF, closedAt });
  expect(said('Called off')).toBe(1);
  expect(said('Hawks vs. a team that is gone')).toBe(1);
  expect(said('Off since Nov 30, 2025: the other team is no longer there.')).toBe(1);
  expect(said(/Ended/)).toBe(0);
});

it.each([
  ['runOut', '2025-12-03T05:00:00', 'Dec 1, 2025'],
  // Late training that came in reached the target; it was done before the end.
  ['reach', '2025-12-02T09:00:00', 'Dec 1, 2025'],
  ['reach', '2025-11-30T18:00:00', 'Nov 30, 2025'],
] as const)('one that ended by %s, closed at %s, ended on %s', (ending, closed, day) => {
  const at = (local: string) => new Date(local).toISOString();
  show(['member', null], {
    ...ENDED,
    ending,
    startedAt: at('2025-11-24T18:00:00'),
    endsAt: at('2025-12-02T02:00:00'),
    closedAt: at(closed),
  });
  expect(screen.getByText(/^Ended on/).textContent).toContain(messages.endedOn(day));
});

it('a challenge that nobody answered ended when its time to be answered was over', () => {
  show(['member', null], { status: 'cancelled', ending: 'expire', expiresAt: '2025-12-02T12:00:00.000Z' });
  expect(screen.getByText(/^Ended on/).textContent).toContain(messages.endedOn('Dec 2, 2025'));
});
