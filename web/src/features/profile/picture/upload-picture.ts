import { moderateImage } from 'sync-protocol/contract/profile/profile';
import { AVATAR_FILE_MAX } from 'sync-protocol/rules/profile/avatars';
import { isOffline } from '#data/server/api-error.ts';
import { call } from '#data/server/api.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages as text } from './picture-messages.ts';

/** What came of it, or what is wrong, in words. */
type Outcome<T> = { value: T } | { problem: string };

/** The picture in a file, unless it is none or too large. */
export async function openPicture(file: File): Promise<Outcome<ImageBitmap>> {
  if (!file.type.startsWith('image/')) return refuse(text.wrongType);
  if (file.size > AVATAR_FILE_MAX) return refuse(text.tooLarge);
  try {
    return { value: await createImageBitmap(file) };
  } catch {
    return refuse(text.unreadable);
  }
}

/** Has a picture checked and stored; answers what it is called in a profile. */
export async function uploadPicture(cut: Promise<Blob>): Promise<Outcome<string>> {
  try {
    const { approved, reason, profileImageUrl } = await call(moderateImage, { file: await cut });
    if (approved && profileImageUrl) return { value: profileImageUrl };
    return refuse({ ...text.notApproved, ...(reason && { text: reason }) });
  } catch (error) {
    return refuse(isOffline(error) ? text.offline : text.failed);
  }
}

/** Said in a toast, and by who asked: a toast under a dialog is out of reach for some. */
function refuse(why: { title: string; text: string }): { problem: string } {
  toast({ ...why, tone: 'danger' });
  return { problem: `${why.title}: ${why.text}` };
}
