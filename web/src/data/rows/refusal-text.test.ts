import { describe, expect, it } from 'vitest';
import { STORY_GONE } from 'sync-protocol/mutations/stories/story-changes';
import type { Refused } from '../store/db.ts';
import { fileRefusalId } from '../media/file-refusal.ts';
import { lateRefusalText, refusalText } from './refusal-text.ts';

const WHY = 'This team is full.';
const FULL = { code: 'team_full', message: WHY };

describe('what was refused says what failed, and why', () => {
  it.each([
    ['team.invite', { title: 'Failed to Send Invitation', text: WHY }],
    // It was sent, and may have come too late, or the team is full.
    ['team.answer', { title: 'Your answer doesn’t stand', text: WHY }],
    ['team.respond', { title: 'Your answer doesn’t stand', text: WHY }],
    ['team.setRole', { title: 'The role was not changed', text: WHY }],
    ['competition.respond', { title: `Failed to respond to challenge: ${WHY}` }],
    ['competition.withdraw@2', { title: `Failed to cancel challenge: ${WHY}` }],
    ['rival.request', { title: 'Failed to send rival request.', text: WHY }],
    ['team.leave', { title: 'Not saved', text: WHY }],
    ['of.the.future', { title: 'Not saved', text: WHY }],
  ])('%s', (name, expected) => {
    expect(refusalText(name, FULL)).toEqual(expected);
  });

  it('under another title where a screen has one for all it does', () => {
    expect(refusalText('team.leave', FULL, 'Error')).toEqual({ title: 'Error', text: WHY });
  });

  it('a story that is gone, which no trying again can change; its words can still be told', () => {
    expect(refusalText('story.edit', FULL).title).toBe('Failed to update story. Please try again.');
    expect(refusalText('story.edit', STORY_GONE)).toEqual({
      title: 'Failed to update story',
      text: 'This story is no longer there. You can copy your words and share them as a new one.',
    });
  });

  it('a story’s file that never arrived', () => {
    const mutation = { name: 'story.post', args: {} } as Refused['mutation'];
    const refused = { id: 'one', mutation, status: 'rejected', code: 'wrong_type', message: WHY } as const;
    expect(lateRefusalText(refused).title).toBe('Failed to share your story. Please try again.');
    expect(lateRefusalText({ ...refused, id: fileRefusalId('one') })).toEqual({
      title: 'Failed to upload your file. Please try again.',
      text: WHY,
    });
  });
});
