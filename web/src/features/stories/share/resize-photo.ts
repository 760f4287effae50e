import { photoQuality, STORY_PHOTO_SIDE } from 'sync-protocol/rules/stories/story-media';

const PHOTO_TYPE = 'image/jpeg';

export interface PhotoToSend {
  bytes: ArrayBuffer;
  type: string;
  /** This browser could not make it smaller. */
  isOriginal: boolean;
}

/** A photo as it is sent, smaller if that can be done here; the server makes it anew either way. */
export async function photoToSend(file: File): Promise<PhotoToSend> {
  try {
    return { bytes: await resizePhoto(file), type: PHOTO_TYPE, isOriginal: false };
  } catch {
    return { bytes: await file.arrayBuffer(), type: file.type, isOriginal: true };
  }
}

/**
 * A photo no larger than it is shown, and without what its file told beside the picture.
 * @throws when this browser can't read it
 */
async function resizePhoto(file: File): Promise<ArrayBuffer> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, STORY_PHOTO_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('this browser draws nothing');
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob>((resolve, reject) => {
      const done = (made: Blob | null) => (made ? resolve(made) : reject(new Error('nothing was drawn')));
      canvas.toBlob(done, PHOTO_TYPE, photoQuality(file.size));
    });
    return await blob.arrayBuffer();
  } finally {
    picture.close();
  }
}
