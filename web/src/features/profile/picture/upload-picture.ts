import { moderateImage } from 'sync-protocol/contract/profile/profile';
import { AVATAR_FILE_MAX } from 'sync-protocol/rules/profile/avatars';
import { isOffline } from '#data/server/calls/api-error.ts';
import { call } from '#data/server/calls/api.ts';
import { messages as text } from './picture-messages.ts';

/** What is wrong with a picture, in words. */
export interface Problem {
  title: string;
  text: string;
}

type Outcome<T> = { value: T } | { problem: Problem };

/** The picture in a file, unless it is none or too large. */
export async function openPicture(file: File): Promise<Outcome<ImageBitmap>> {
  if (!file.type.startsWith('image/')) return { problem: text.wrongType };
  if (file.size > AVATAR_FILE_MAX) return { problem: text.tooLarge };
  try {
    return { value: await createImageBitmap(file) };
  } catch {
    return { problem: text.unreadable };
  }
}

/** Has a picture checked and stored; answers what it is called in a profile. */
export async function uploadPicture(cut: Promise<Blob>): Promise<Outcome<string>> {
  try {
    const { approved, reason, profileImageUrl } = await call(moderateImage, { file: await cut });
    if (approved && profileImageUrl) return { value: profileImageUrl };
    return { problem: { ...text.notApproved, ...(reason && { text: reason }) } };
  } catch (error) {
    return { problem: isOffline(error) ? text.offline : text.failed };
  }
}
