import type { MutationName } from 'sync-protocol/mutations/index';
import { isFileRefusal } from '../media/file-refusal.ts';
import { MEDIA_MESSAGES } from '../media/media-messages.ts';
import { MESSAGES } from '../messages.ts';
import type { Refused } from '../store/db.ts';

type Title = string | ((reason: string) => string);

/** What failed, by the names of the mutations; a title that takes the reason says it all by itself. */
const TITLES: Readonly<Record<string, Title>> = {
  'profile.update': 'Failed to update profile',
  'team.invite': 'Failed to Send Invitation',
  'team.withdraw': 'The invitation was not taken back',
  'team.request': 'Your request was not sent',
  'team.takeBack': 'Your request was not taken back',
  'team.answer': 'Your answer doesn’t stand',
  'team.respond': 'Your answer doesn’t stand',
  'team.setRole': 'The role was not changed',
  'team.renewCode': 'The code was not renewed',
  'team.delete': 'The team was not deleted',
  'competition.create': 'Challenge not created',
  'competition.respond': (reason) => `Failed to respond to challenge: ${reason}`,
  'competition.withdraw': (reason) => `Failed to cancel challenge: ${reason}`,
  'rival.request': 'Failed to send rival request.',
  'rival.cheer': 'Your cheer was not sent',
  'team.cheer': 'Your cheer was not sent',
  'story.post': 'Failed to share your story. Please try again.',
  'story.edit': 'Failed to update story. Please try again.',
  'story.delete': 'Failed to delete story. Please try again.',
  'story.comment': 'Your comment was not sent',
  'story.uncomment': 'Your comment was not deleted',
} satisfies Partial<Record<MutationName, Title>>;

export interface RefusalText {
  title: string;
  text?: string;
}

/** Of a story that is gone: no trying again brings it back, but what was typed still stands there. */
const editOfGone = (reason: string): RefusalText => ({
  title: 'Failed to update story',
  text: `${reason} You can copy your words and share them as a new one.`,
});

/**
 * What a player reads when this phone refuses something that they do.
 * @param otherwise the title of what has none of its own
 */
export function refusalText(
  name: string,
  { code, message: reason }: Pick<Refused, 'code' | 'message'>,
  otherwise: string = MESSAGES.notSaved,
): RefusalText {
  const [plain = name] = name.split('@');
  if (plain === 'story.edit' && code === 'story_not_found') return editOfGone(reason);
  const title = TITLES[plain] ?? otherwise;
  return typeof title === 'string' ? { title, text: reason } : { title: title(reason) };
}

/** The same when the server refuses it later. */
export function lateRefusalText({ id, mutation, code, message }: Refused): RefusalText {
  return isFileRefusal(id)
    ? { title: MEDIA_MESSAGES.uploadFailed, text: message }
    : refusalText(mutation.name, { code, message });
}
