const PIECES = 110;
const LASTS_MS = 1900;
const GRAVITY = 0.0011;
const DRAG = 0.9985;
const COLOURS = [
  'oklch(0.865 0.168 93)',
  'oklch(0.865 0.168 93)',
  'oklch(0.7 0.17 24)',
  'oklch(0.7 0.15 250)',
  'oklch(0.76 0.16 152)',
  'oklch(0.72 0.16 304)',
];

interface Piece {
  x: number;
  y: number;
  vx: number;
  vy: number;
  turn: number;
  spin: number;
  size: number;
  colour: string;
}

/** Throws confetti, and cleans up after itself. */
export async function throwConfetti(from: { x: number; y: number }): Promise<void> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return;
  canvas.className = 'pointer-events-none fixed inset-0 z-60 size-full';
  canvas.ariaHidden = 'true';
  canvas.width = innerWidth * devicePixelRatio;
  canvas.height = innerHeight * devicePixelRatio;
  context.scale(devicePixelRatio, devicePixelRatio);
  document.body.append(canvas);
  const pieces = Array.from({ length: PIECES }, () => pieceFrom(from));
  await new Promise<void>((resolve) => fly(context, pieces, resolve));
  canvas.remove();
}

function pieceFrom({ x, y }: { x: number; y: number }): Piece {
  const angle = -Math.PI / 2 + (Math.random() - 0.5) * 1.9;
  const speed = 0.25 + Math.random() * 0.75;
  return {
    x,
    y,
    vx: Math.cos(angle) * speed,
    vy: Math.sin(angle) * speed,
    turn: Math.random() * Math.PI,
    spin: (Math.random() - 0.5) * 0.02,
    size: 4 + Math.random() * 5,
    colour: COLOURS[Math.floor(Math.random() * COLOURS.length)] ?? 'gold',
  };
}

function fly(context: CanvasRenderingContext2D, pieces: Piece[], onDone: () => void): void {
  const start = performance.now();
  let last = start;
  const frame = (time: number) => {
    const step = Math.min(40, time - last);
    const left = 1 - (time - start) / LASTS_MS;
    last = time;
    context.clearRect(0, 0, innerWidth, innerHeight);
    context.globalAlpha = Math.min(1, Math.max(0, left * 3));
    for (const piece of pieces) {
      move(piece, step);
      draw(context, piece);
    }
    if (left > 0) requestAnimationFrame(frame);
    else onDone();
  };
  requestAnimationFrame(frame);
}

function move(piece: Piece, step: number): void {
  const drag = DRAG ** step;
  piece.vx *= drag;
  piece.vy = piece.vy * drag + GRAVITY * step;
  piece.x += piece.vx * step;
  piece.y += piece.vy * step;
  piece.turn += piece.spin * step;
}

function draw(context: CanvasRenderingContext2D, { x, y, turn, size, colour }: Piece): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.fillStyle = colour;
  context.fillRect(-size / 2, (-size / 2) * Math.cos(turn * 2), size, size * Math.cos(turn * 2));
  context.restore();
}
