import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { teamId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import type { TeamRole } from 'sync-protocol/rules/teams/team-terms';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { Competitions } from './competitions.tsx';
import { messages } from './messages.ts';

const phone = vi.hoisted(() => ({ teams: [] as object[], competitions: [] as object[] }));
vi.mock('#data/live/teams.ts', () => ({ useOwnTeams: () => phone.teams }));
vi.mock('#data/live/competitions.ts', () => ({ useCompetitions: () => phone.competitions }));
vi.mock('./competition-card.tsx', () => ({ CompetitionCard: () => <li>A card</li> }));
afterEach(cleanup);
vi.mock('./use-progress.ts', () => ({ useProgress: () => ({ scoresOf: () => undefined }) }));

const team = (role: TeamRole) => ({ team: { id: teamId.parse(newId()), name: 'Hawks' }, own: { role } });

it.each([
  ['only plays', [team('member')], false],
  ['leads one of their teams', [team('member'), team('admin')], true],
] as const)('challenges are made by managers: who %s', (_, teams, canCreate) => {
  phone.teams = [...teams];
  render(<Competitions />, { wrapper: MemoryRouter });
  const create = screen.getByRole<HTMLButtonElement>('button', { name: messages.create });
  expect(create.disabled).toBe(!canCreate);
  expect(screen.queryByText(messages.notManager) !== null).toBe(!canCreate);
});

it('a chosen list whose last one goes gives way to what is there; one that was chosen empty stays', () => {
  const hawks = team('admin');
  phone.teams = [hawks];
  const one = { competitionId: newId(), teamId: hawks.team.id, side: 'challenged', endsAt: null };
  const pending = { ...one, status: 'pending', expiresAt: '2099-01-01T00:00:00Z' };
  phone.competitions = [pending];
  const { rerender } = render(<Competitions />, { wrapper: MemoryRouter });
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
  const choose = (list: RegExp) => fireEvent.click(screen.getByRole('tab', { name: list }));
  choose(/^Pending/);
  expect(chosen()).toBe('Pending (1)');
  phone.competitions = [{ ...one, status: 'active', endsAt: '2099-01-01T00:00:00Z' }];
  rerender(<Competitions />);
  expect(chosen()).toBe('Active (1)');
  choose(/^Completed/);
  expect(chosen()).toBe('Completed');
});

it('so does one that Back or a reload has found, once its last one goes', () => {
  const hawks = team('admin');
  phone.teams = [hawks];
  const one = { competitionId: newId(), teamId: hawks.team.id, side: 'challenged', endsAt: null };
  phone.competitions = [{ ...one, status: 'pending', expiresAt: '2099-01-01T00:00:00Z' }];
  const found = () => (
    <MemoryRouter initialEntries={['/teams?list=pending']}>
      <Competitions />
    </MemoryRouter>
  );
  const { rerender, unmount } = render(found());
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
  expect(chosen()).toBe('Pending (1)');
  phone.competitions = [{ ...one, status: 'active', endsAt: '2099-01-01T00:00:00Z' }];
  rerender(found());
  expect(chosen()).toBe('Active (1)');
  // It may be chosen as it is, and is found again so.
  fireEvent.click(screen.getByRole('tab', { name: /^Pending/ }));
  expect(chosen()).toBe('Pending');
  unmount();
  render(found());
  expect(chosen()).toBe('Pending');
});

it('what was called off, or never played, stands for itself under the results, and goes after two weeks', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const hawks = team('admin');
  phone.teams = [hawks];
  const over = (closedAt: string, more: object) => ({
    competitionId: newId(),
    teamId: hawks.team.id,
    side: 'challenging',
    expiresAt: closedAt,
    closedAt,
    endsAt: null,
    startedAt: null,
    ...more,
  });
  const off = { status: 'cancelled', ending: 'dissolve' };
  const played = over('2026-06-01T12:00:00Z', { status: 'completed', startedAt: '2026-05-25T12:00:00Z' });
  const cards = (part: HTMLElement) => within(part).queryAllByText('A card').length;
  const cardsIn = (name: string) => screen.queryAllByRole('region', { name }).map(cards);
  const parts = () => [messages.parts.calledOff.title, messages.parts.unplayed.title].map(cardsIn);
  const begun = { ...off, startedAt: '2026-10-31T12:00:00Z' };
  phone.competitions = ['2026-11-20T12:00:00Z', '2026-11-01T12:00:00Z'].flatMap((at) => [
    over(at, off),
    over(at, begun),
  ]);
  phone.competitions.push(played);
  const { container, rerender } = render(<Competitions />, { wrapper: MemoryRouter });
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Completed (1)');
  expect([cards(container), ...parts()]).toEqual([3, [1], [1]]);
  phone.competitions = [played];
  rerender(<Competitions />);
  expect([cards(container), ...parts()]).toEqual([1, [], []]);
});
