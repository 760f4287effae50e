import { AVATAR_PRESET_IDS, PROFILE_IMAGE } from 'sync-protocol/rules/profile/avatars';
import { expect, it } from 'vitest';
import { AVATAR_PRESETS } from '#ui/surfaces/avatar-presets.ts';
import { messages } from './picture-messages.ts';

it('there are twelve pictures to pick from, each by the name of what it shows', () => {
  const shown = AVATAR_PRESET_IDS.map((id, index) => [id, AVATAR_PRESETS[id], messages.presetNames[index]]);
  expect(shown).toEqual([
    ['volleyball-1', '🏐', 'Volleyball'],
    ['volleyball-2', '⚡', 'Lightning'],
    ['volleyball-3', '🔥', 'Fire'],
    ['volleyball-4', '💪', 'Strong'],
    ['volleyball-5', '🎯', 'Target'],
    ['volleyball-6', '⭐', 'Star'],
    ['volleyball-7', '🚀', 'Rocket'],
    ['volleyball-8', '👑', 'Crown'],
    ['volleyball-9', '✨', 'Sparkle'],
    ['volleyball-10', '💎', 'Diamond'],
    ['volleyball-11', '🏆', 'Trophy'],
    ['volleyball-12', '🥇', 'Gold Medal'],
  ]);
  expect([...AVATAR_PRESET_IDS, 'volleyball-0', 'volleyball-13'].map((id) => PROFILE_IMAGE.test(id))).toEqual(
    [...AVATAR_PRESET_IDS.map(() => true), false, false],
  );
});
