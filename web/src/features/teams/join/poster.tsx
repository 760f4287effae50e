import { generate } from 'lean-qr';
import { useMemo } from 'react';
import type { Team } from 'sync-protocol/entities/teams/team';
import { spacedCode } from 'sync-protocol/rules/teams/team-code';
import { Button } from '#ui/controls/button.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { joining as text } from '../messages.ts';

export interface PosterProps {
  open: boolean;
  team: Team;
  /** Nobody can join with the code yet. */
  isUnsent: boolean;
  onClose: () => void;
}

/** A team's code, large enough for a gym's wall: a phone's own camera reads it. */
export function Poster({ open, team, isUnsent, onClose }: PosterProps) {
  const link = `${location.origin}/teams?code=${team.code}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: text.copied, tone: 'success' });
    } catch {
      // The browser forbids it; the link can be typed.
      toast({ title: text.notCopied, text: link, tone: 'danger' });
    }
  };
  return (
    <Sheet open={open} onClose={onClose} title={text.poster(team.name)} text={text.posterText}>
      {/* On a phone on its side all of the picture is in sight too: half of one no camera reads. */}
      <figure className="grid place-items-center gap-3 lying:grid-cols-[auto_minmax(0,1fr)]">
        <QrPicture text={link} label={text.codeIs(spacedCode(team.code))} />
        <div className="grid w-full gap-4">
          <figcaption className="numerals text-center text-3xl font-bold tracking-widest lying:text-xl">
            {spacedCode(team.code)}
          </figcaption>
          <Button onClick={() => void copy()}>{text.copy}</Button>
        </div>
      </figure>
      {isUnsent && (
        <p className="animate-wait-long mt-3 text-center text-sm text-ink-soft">{text.codeLater}</p>
      )}
    </Sheet>
  );
}

/** Light squares must stay around it, or no camera finds it. */
const MARGIN = 4;

function QrPicture({ text: content, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawn(content), [content]);
  const side = size + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      className="w-full max-w-96 rounded-lg bg-[oklch(1_0_0)] lying:w-[calc(88dvh-9rem)]"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="oklch(0 0 0)" />
    </svg>
  );
}

function drawn(content: string): { size: number; path: string } {
  const code = generate(content);
  const squares: string[] = [];
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) squares.push(`M${x} ${y}h1v1h-1z`);
  return { size: code.size, path: squares.join('') };
}
