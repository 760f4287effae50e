import type { Competition } from 'sync-protocol/entities/competitions/competition';
import { competitionId, newId, teamId } from 'sync-protocol/ids';
import { expect, it } from 'vitest';
import { eachOnce } from './competitions.ts';

const ID = competitionId.parse(newId());
const [HAWKS, OWLS] = [teamId.parse(newId()), teamId.parse(newId())];
const BOTH = [{ teamId: HAWKS }, { teamId: OWLS }];
const rowOf = (side: Competition['side'], more: Partial<Competition> = {}) =>
  ({
    id: newId(),
    competitionId: ID,
    teamId: side === 'challenging' ? HAWKS : OWLS,
    side,
    status: 'pending',
    createdAt: '2026-11-02T12:00:00.000Z',
    ...more,
  }) as Competition;

it('has a competition between two teams of the player once, with what both have of it', () => {
  const other = rowOf('challenging', {
    competitionId: competitionId.parse(newId()),
    createdAt: '2026-11-03T12:00:00.000Z',
  });
  const [challenged, challenging] = [rowOf('challenged'), rowOf('challenging')];
  expect(eachOnce([challenged, challenging, other], BOTH)).toEqual([
    { ...other, twin: undefined },
    { ...challenging, twin: challenged },
  ]);
});

it('tells it by what the player has just said for one of them', () => {
  const accepted = rowOf('challenged', { status: 'active' });
  expect(eachOnce([rowOf('challenging'), accepted], BOTH)[0]).toMatchObject({
    status: 'active',
    side: 'challenged',
  });
  const back = rowOf('challenging', { status: 'cancelled' });
  expect(eachOnce([rowOf('challenged'), back], BOTH)[0]).toMatchObject({ status: 'cancelled' });
});

it('has none of a team that the player has left, whatever the other one knows of it', () => {
  const rows = [rowOf('challenging'), rowOf('challenged')];
  expect(eachOnce(rows, [{ teamId: OWLS }])).toEqual([{ ...rows[1], twin: undefined }]);
  expect(eachOnce(rows, [])).toEqual([]);
});
