import { Clapperboard, ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  FILE_TOO_LARGE,
  mediaPath,
  mediaTypeOf,
  STORY_FILE_MAX,
  STORY_PHOTO_TYPES,
  STORY_VIDEO_SECONDS,
  STORY_VIDEO_TYPES,
  UNREADABLE_FILE,
  VIDEO_TOO_LONG,
  WRONG_FILE,
} from 'sync-protocol/rules/stories/story-media';
import { keepFile } from '#data/media/own-files.ts';
import { useOwnFile } from '#data/live/stories.ts';
import { MESSAGES } from '#data/messages.ts';
import { isConnectionLost, isQuotaExceeded } from '#data/store/storage-faults.ts';
import { forgetShared, lookInHand, takeInHand } from '#pwa/shared-file.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { messages } from '../messages.ts';
import { photoToSend } from './resize-photo.ts';
import { secondsOf } from './seconds-of.ts';
import type { StoryDraft } from './story-draft.ts';
import { VideoPlayer } from '../story/video-player.tsx';

const text = messages.form;

interface FileFieldProps {
  isFixed: boolean;
  error: string | undefined;
  change: (changed: Partial<StoryDraft>) => void;
  taking: Taking;
}

/** Whether a file is being taken that was just chosen: a moment, on a slow phone a long one. */
export interface Taking {
  is: boolean;
  set: (isTaking: boolean) => void;
}

/** The photo of a story, made smaller here: it waits on the phone with the words. */
export function PhotoField({ fileId, isFixed, error, change, taking }: FileFieldProps & { fileId: string }) {
  const file = useOwnFile(fileId ? mediaPath(fileId) : '');
  const [isOriginal, setIsOriginal] = useState(false);
  const keep = async (chosen: File) => {
    const made = await photoToSend(chosen);
    const kept = await keepFile(made.bytes, made.type);
    change({ fileId: kept });
    setIsOriginal(made.isOriginal);
  };
  const address = file?.address ?? (isFixed ? mediaPath(fileId) : undefined);
  return (
    <div className="grid gap-2">
      {address && (
        <img src={address} alt={text.preview} className="max-h-60 w-full rounded-md bg-well object-contain" />
      )}
      {isOriginal && <output className="text-sm">{text.skipped}</output>}
      {!isFixed && (
        <FileChoice
          taking={taking}
          types={STORY_PHOTO_TYPES}
          label={text.photo}
          hint={text.photoHint}
          unreadable={text.unreadable}
          error={error}
          keep={keep}
        >
          <ImagePlus className="size-5" aria-hidden />
          {fileId ? text.otherPhoto : text.photo}
        </FileChoice>
      )}
    </div>
  );
}

/** The video of a story, as it is: the server takes off what its file tells beside picture and sound. */
export function VideoField({
  videoId,
  isFixed,
  error,
  change,
  taking,
}: FileFieldProps & { videoId: string }) {
  const file = useOwnFile(videoId ? mediaPath(videoId) : '');
  const keep = async (chosen: File) => {
    if ((await secondsOf(chosen)) > STORY_VIDEO_SECONDS + 1) return VIDEO_TOO_LONG;
    const kept = await keepFile(await chosen.arrayBuffer(), chosen.type);
    change({ videoId: kept });
    return undefined;
  };
  const address = file?.address ?? (isFixed ? mediaPath(videoId) : undefined);
  return (
    <div className="grid gap-2">
      {address && <VideoPlayer source={address} label={text.videoPreview} />}
      {!isFixed && (
        <FileChoice
          taking={taking}
          types={STORY_VIDEO_TYPES}
          label={text.video}
          hint={text.videoHint}
          unreadable={UNREADABLE_FILE}
          error={error}
          keep={keep}
        >
          <Clapperboard className="size-5" aria-hidden />
          {videoId ? text.otherVideo : text.video}
        </FileChoice>
      )}
    </div>
  );
}

interface FileChoiceProps {
  taking: Taking;
  types: readonly string[];
  label: string;
  hint: string;
  unreadable: string;
  error: string | undefined;
  /** Keeps what was chosen, or says what is wrong with it. @throws when it can't be read or kept */
  keep: (chosen: File) => Promise<string | undefined | void>;
  children: ReactNode;
}

/** A button that takes a file of some kinds from the phone. */
function FileChoice({ taking, types, label, hint, unreadable, error, keep, children }: FileChoiceProps) {
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  /** Answers whether it was taken. */
  const choose = async (chosen: File): Promise<boolean> => {
    let wrong = problemOf(chosen, types);
    setProblem(wrong);
    if (wrong) return false;
    taking.set(true);
    try {
      wrong = (await keep(chosen)) ?? undefined;
    } catch (error) {
      wrong = problemOfStorage(error) ?? unreadable;
    }
    taking.set(false);
    setProblem(wrong);
    return wrong === undefined;
  };
  useEffect(() => {
    const shared = lookInHand();
    if (!shared || !types.some((type) => mediaTypeOf(type) === mediaTypeOf(shared.type))) return;
    takeInHand();
    const take = async () => {
      if (await choose(shared)) await forgetShared();
    };
    void take();
    // Once: then it is the player who chooses.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <>
      <FormError text={problem ?? error} />
      <input
        ref={input}
        type="file"
        accept={types.join(',')}
        aria-label={label}
        className="hidden"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void choose(chosen);
          // The same file may be chosen once more.
          target.value = '';
        }}
      />
      <Button tone="outline" busy={taking.is} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <p className="text-xs text-ink-soft">{hint}</p>
    </>
  );
}

function problemOf({ size, type }: File, types: readonly string[]): string | undefined {
  if (!types.includes(type)) return WRONG_FILE;
  return size > STORY_FILE_MAX ? FILE_TOO_LARGE : undefined;
}

/** It is the phone that is full or broken: nothing is wrong with the file. */
function problemOfStorage(error: unknown): string | undefined {
  if (isQuotaExceeded(error)) return MESSAGES.storageFull;
  return isConnectionLost(error) ? MESSAGES.storageBroken : undefined;
}
