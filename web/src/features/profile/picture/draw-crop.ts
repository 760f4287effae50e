import { AVATAR_QUALITY, AVATAR_SIDE } from 'sync-protocol/rules/profile/avatars';
import { CANVAS, CIRCLE, drawnSize, type Crop } from './crop-geometry.ts';

const PAPER = 'white';

/** Draws a picture as it lies on the canvas; all but the circle is faint. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.clearRect(0, 0, CANVAS, CANVAS);
  pen.globalAlpha = 0.3;
  drawPicture(pen, picture, crop, CANVAS, 1);
  pen.globalAlpha = 1;
  pen.save();
  circle(pen, CANVAS / 2, CIRCLE / 2);
  drawPicture(pen, picture, crop, CANVAS, 1);
  pen.restore();
}

/** What the circle holds, as a round JPEG on white. */
export async function cutOut(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_SIDE;
  canvas.height = AVATAR_SIDE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws nothing');
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, AVATAR_SIDE, AVATAR_SIDE);
  circle(pen, AVATAR_SIDE / 2, AVATAR_SIDE / 2);
  drawPicture(pen, picture, crop, AVATAR_SIDE, AVATAR_SIDE / CIRCLE);
  return new Promise((resolve, reject) => {
    const done = (file: Blob | null) => (file ? resolve(file) : reject(new Error('nothing was drawn')));
    canvas.toBlob(done, 'image/jpeg', AVATAR_QUALITY);
  });
}

/** From here on only the circle is drawn on. */
function circle(pen: CanvasRenderingContext2D, middle: number, radius: number): void {
  pen.beginPath();
  pen.arc(middle, middle, radius, 0, 2 * Math.PI);
  pen.clip();
  pen.fillStyle = PAPER;
  pen.fill();
}

function drawPicture(
  pen: CanvasRenderingContext2D,
  picture: ImageBitmap,
  { zoom, x, y }: Crop,
  side: number,
  scale: number,
): void {
  const { width, height } = drawnSize(picture, zoom);
  const left = side / 2 + (x - width / 2) * scale;
  const top = side / 2 + (y - height / 2) * scale;
  pen.drawImage(picture, left, top, width * scale, height * scale);
}
