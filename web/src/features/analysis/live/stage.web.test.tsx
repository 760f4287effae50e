import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Position } from 'sync-protocol/rules/technique/live/position';
import { NOTHING, type Tally } from './live-session.ts';
import { PositionBadges } from './position-badges.tsx';
import { Stage } from './stage.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const WELL: Position = { feet: 9, isStanding: true, hasSpace: true, isVisible: true };

function show(position: Position | null, more: Partial<Tally> = {}, isCheckPaused = false) {
  const tally: Tally = { ...NOTHING, eyes: 'model', position, ...more };
  const nothing = { current: null };
  render(
    <>
      <Stage
        video={nothing}
        canvas={nothing}
        isOn
        isMirrored
        technique="Serving"
        tally={tally}
        isCheckPaused={isCheckPaused}
        isRecording={false}
      />
      <PositionBadges position={position} isRough={false} />
    </>,
  );
  return screen.getByRole('status').textContent;
}

const badges = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('says that a player who stands well is ready', () => {
  expect(show(WELL)).toBe('Great position! You’re ready to train');
  expect(screen.getByText('Ready for Training')).toBeTruthy();
  expect(badges()).toEqual(['About 9 ft', 'Standing', 'Space OK', 'Visible']);
});

it.each<[keyof Position, Partial<Position>, string, string]>([
  ['feet', { feet: 4 }, 'Move back 5+ feet', 'About 4 ft'],
  ['isStanding', { isStanding: false }, 'Stand up', 'Sitting'],
  ['hasSpace', { hasSpace: false }, 'Need more space', 'Space Limited'],
  ['isVisible', { isVisible: false }, 'Ensure you’re visible', 'Hidden'],
])('says what is wrong with where the player stands (%s)', (_, flaw, hint, badge) => {
  expect(show({ ...WELL, ...flaw })).toBe(hint);
  expect(screen.getByText('Position Needed')).toBeTruthy();
  expect(badges()).toContain(badge);
});

it('lists all that is wrong at once, in one order', () => {
  const said = show({ feet: 3, isStanding: false, hasSpace: false, isVisible: false });
  expect(said).toBe('Move back 5+ feet · Stand up · Need more space · Ensure you’re visible');
});

it('takes what is not known yet for nothing: neither ready nor wrong', () => {
  expect(show({ ...WELL, hasSpace: null })).toBe('Checking your position');
  expect(screen.getByText('Position Needed')).toBeTruthy();
  expect(badges()).toEqual(['About 9 ft', 'Standing', 'Visible']);
});

it('says nothing of the position while its check is paused, and the cue of the last repetition', () => {
  const sitting = { ...WELL, isStanding: false };
  expect(show(sitting, {}, true)).toBe('Position check paused');
  expect(screen.queryByText('Position Needed')).toBeNull();
  cleanup();
  const cue = { kind: 'work', text: 'Reach higher' } as const;
  expect(show(sitting, { repetitions: 2, cue }, true)).toBe('2. Reach higher');
});
