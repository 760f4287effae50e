import { Download, Share2, Trash2 } from 'lucide-react';
import { goesAt } from '#data/media/film-pieces.ts';
import { Button } from '#ui/controls/button.tsx';
import { AskFirst } from '#ui/layers/ask-first.tsx';
import { dateInShort } from '#ui/format.ts';
import { saveFile } from '#ui/device/save-file.ts';
import { canShareFile, shareFile } from '#ui/share/share-file.ts';
import { Card } from '#ui/surfaces/card.tsx';
import { messages as text } from './messages.ts';
import { ScrolledTo } from '../results/scrolled-to.tsx';
import type { Recording } from './recording.ts';
import type { RecordingWork } from './use-recording.ts';

interface FilmCardProps {
  film: RecordingWork;
  recording: Recording;
}

/** What was recorded, to be looked at, and saved, shared or let go. */
export function FilmCard({ film, recording }: FilmCardProps) {
  const { at, file, seconds, address } = recording;
  const day = dateInShort(new Date(goesAt(at)).toISOString());
  return (
    <Card as="section" aria-label={text.film} className="mt-6 grid gap-3">
      {film.isNew && <ScrolledTo />}
      <h2 className="text-lg">
        {text.film}{' '}
        <span className="numerals text-sm text-ink-soft">{text.filmSize(seconds, file.size)}</span>
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the player's own film, without sound */}
      <video
        src={address}
        aria-label={text.film}
        controls
        playsInline
        className="mx-auto max-h-96 w-full rounded-md bg-well object-contain"
      />
      <p className="text-xs text-ink-soft">{text.filmText(film.place, film.isSaved, day)}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3">
        <Button
          tone="primary"
          onClick={() => {
            saveFile(file, file.name);
            film.setSaved();
          }}
        >
          <Download className="size-5" aria-hidden />
          {text.save}
        </Button>
        {canShareFile(file) && (
          <Button onClick={() => void shareFile(file).then((isShared) => isShared && film.setShared())}>
            <Share2 className="size-5" aria-hidden />
            {text.share}
          </Button>
        )}
        <AskFirst tone="outline" question={text.discarding} onYes={film.discard}>
          <Trash2 className="size-5" aria-hidden />
          {text.discard}
        </AskFirst>
      </div>
    </Card>
  );
}
