import type { Metal } from '../charts/medallion.tsx';
import { messages } from './messages.ts';

/** What a picture says: never who. */
export interface CardWords {
  /** What kind of thing it is: a badge, a streak, a win. */
  kind: string;
  title: string;
  detail: string;
}

export interface CardSigns {
  /** Drawn on the medal, in its ink. */
  sign: SVGElement;
  mark: SVGElement;
}

export const CARD = { width: 1080, height: 1350 } as const;

const MIDDLE = CARD.width / 2;
const MARGIN = 90;
const MEDAL = { y: 440, outer: 210, inner: 158, sign: 190 } as const;
const LINES = {
  kind: { size: 44, weight: 700, y: 770, most: 1 },
  title: { size: 92, weight: 800, y: 880, most: 2 },
  detail: { size: 46, weight: 500, y: 30, most: 3 },
} as const;
const FOOT = { y: 1258, mark: 76, size: 46 } as const;
const LEADING = 1.18;

type Colour = (token: string) => string;

/** Draws what a player shares on a canvas of `CARD`'s size, in the colours and the type of the page. */
export async function drawCard(
  canvas: HTMLCanvasElement,
  words: CardWords,
  metal: Metal,
  { sign, mark }: CardSigns,
): Promise<void> {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  const { fontFamily } = getComputedStyle(canvas);
  const colour = coloursOf(canvas);
  await document.fonts.ready;
  const [signPicture, markPicture] = await Promise.all([
    pictureOf(sign, colour, '--on-accent'),
    pictureOf(mark, colour, '--on-court'),
  ]);

  drawCourt(context, colour);
  drawMedal(context, colour, metal);
  const corner = MEDAL.sign / 2;
  context.drawImage(signPicture, MIDDLE - corner, MEDAL.y - corner, MEDAL.sign, MEDAL.sign);

  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  const write = (text: string, line: keyof typeof LINES, token: string, top: number) => {
    const { size, weight, most } = LINES[line];
    context.font = `${weight} ${size}px ${fontFamily}`;
    context.fillStyle = colour(token);
    const rows = rowsOf(context, text, CARD.width - 2 * MARGIN, most);
    for (const [index, row] of rows.entries()) context.fillText(row, MIDDLE, top + index * size * LEADING);
    return top + rows.length * size * LEADING;
  };
  write(words.kind, 'kind', '--accent', LINES.kind.y);
  const below = write(words.title, 'title', '--on-court', LINES.title.y);
  write(words.detail, 'detail', '--on-court-soft', below - LINES.title.size / 2 + LINES.detail.y);

  context.font = `700 ${FOOT.size}px ${fontFamily}`;
  context.fillStyle = colour('--on-court');
  context.textAlign = 'left';
  const gap = 20;
  const left = MIDDLE - (FOOT.mark + gap + context.measureText(messages.brand).width) / 2;
  context.drawImage(markPicture, left, FOOT.y - FOOT.mark / 2, FOOT.mark, FOOT.mark);
  context.fillText(messages.brand, left + FOOT.mark + gap, FOOT.y + FOOT.size / 3);
}

/** The dark panel of the app, with the lines of a court seen from behind the end line. */
function drawCourt(context: CanvasRenderingContext2D, colour: Colour): void {
  const { width, height } = CARD;
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, colour('--court-high'));
  sky.addColorStop(0.75, colour('--court'));
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = colour('--court-line');
  context.lineWidth = 6;
  const far = { y: 600, half: 330 };
  const near = { y: height + 40, half: 760 };
  context.beginPath();
  context.moveTo(MIDDLE - near.half, near.y);
  context.lineTo(MIDDLE - far.half, far.y);
  context.lineTo(MIDDLE + far.half, far.y);
  context.lineTo(MIDDLE + near.half, near.y);
  context.stroke();
}

function drawMedal(context: CanvasRenderingContext2D, colour: Colour, metal: Metal): void {
  const { y, outer, inner } = MEDAL;
  const shine = context.createLinearGradient(MIDDLE - outer, y - outer, MIDDLE + outer, y + outer);
  shine.addColorStop(0, colour(`--${metal}-light`));
  shine.addColorStop(1, colour(`--${metal}`));
  circle(context, y, outer);
  context.fillStyle = shine;
  context.fill();
  circle(context, y, inner);
  context.strokeStyle = colour('--on-accent');
  context.globalAlpha = 0.25;
  context.lineWidth = 8;
  context.stroke();
  context.globalAlpha = 1;
}

function circle(context: CanvasRenderingContext2D, y: number, radius: number): void {
  context.beginPath();
  context.arc(MIDDLE, y, radius, 0, 2 * Math.PI);
}

/** Words in rows of at most this width; what is over the last row is cut. */
function rowsOf(context: CanvasRenderingContext2D, text: string, width: number, most: number): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`;
    if (row !== '' && context.measureText(longer).width > width) {
      rows.push(row);
      row = word;
    } else row = longer;
  }
  rows.push(row);
  if (rows.length <= most) return rows;
  return [...rows.slice(0, most - 1), `${rows[most - 1] ?? ''}…`];
}

/** What a colour of the design is on the page at the moment, in a form that a canvas understands. */
function coloursOf(canvas: HTMLCanvasElement): Colour {
  return (token) => {
    // Where motion is reduced everything has a transition, and would still be in the colour before.
    canvas.style.transition = 'none';
    canvas.style.color = `var(${token})`;
    const { color } = getComputedStyle(canvas);
    canvas.style.color = '';
    return color;
  };
}

/** A drawing of the page as a picture: outside the page the design's colours have no names. */
async function pictureOf(drawing: SVGElement, colour: Colour, ink: string): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGElement;
  // Classes have no meaning there either.
  const parts = [...drawing.querySelectorAll('*')];
  for (const [index, part] of copy.querySelectorAll('*').entries()) {
    const shown = parts[index];
    if (shown) part.setAttribute('opacity', getComputedStyle(shown).opacity);
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(MEDAL.sign));
  copy.setAttribute('height', String(MEDAL.sign));
  copy.setAttribute('color', colour(ink));
  const named = new XMLSerializer().serializeToString(copy);
  const source = named.replaceAll(/var\((--[\w-]+)\)/g, (_, token: string) => colour(token));
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
  await picture.decode();
  return picture;
}
