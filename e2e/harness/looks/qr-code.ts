import type { Locator } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';

/** What a phone's camera reads of a picture on the screen. */
export async function readQrCode(picture: Locator): Promise<string> {
  const png = (await picture.screenshot()).toString('base64');
  const { width, height, reds } = await picture.evaluate(async (_, encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, image.width, image.height) ?? {};
    // As text: half a million numbers would take the test a minute.
    let text = '';
    for (let at = 0; at < data.length; at += 4) text += String.fromCharCode(data[at] ?? 0);
    return { width: image.width, height: image.height, reds: btoa(text) };
  }, png);
  const grey = Buffer.from(reds, 'base64');
  const data = Uint8Array.from({ length: grey.length * 3 }, (_, at) => grey[Math.floor(at / 3)] ?? 0);
  return decodeQR({ width, height, data });
}
