import { useEffect, useRef, useState } from 'react';
import type { StoryDraftRow } from 'sync-protocol/entities/stories/story-draft';
import { storyDraft, storyDropDraft } from 'sync-protocol/mutations/stories/story-draft';
import { mediaTypeOf } from 'sync-protocol/rules/stories/story-media';
import { useRows } from '#data/live/live-query.ts';
import { dropDrafts, filesHere } from '#data/media/own-files.ts';
import { keepDraft, readDraft } from '#data/drafts/drafts.ts';
import { MESSAGES } from '#data/messages.ts';
import { mutate } from '#data/rows/mutate.ts';
import { activePhone } from '#data/store/active-phone.ts';
import { STORY_DRAFT } from '#data/drafts/unsaved.ts';
import { useHoldUpdates } from '#pwa/update/hold-updates.ts';
import { lookInHand } from '#pwa/shared-file.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { draftFrom, EMPTY_DRAFT, filesOf, isEmpty, rowOf, type StoryDraft } from './story-draft.ts';

/** What this phone keeps of a draft beside the player's row: what was typed since, or else the files that lie here alone. */
interface Kept {
  typed: StoryDraft | null;
  files: readonly string[];
}

/**
 * What is being written. Of a new story each letter is kept on this phone at once; when the dialog closes, or the page
 * goes out of sight, it becomes the player's row, which their other phones get. Each opening is a dialog of its own.
 * @param given what is written of something that is there already: it stays in the dialog
 */
export function useDraft(open: boolean, given: StoryDraft | undefined) {
  const row = useRows([{ table: 'storyDrafts', all: true }], (rows) => rows.all('storyDrafts')[0] ?? null);
  const isOwn = given === undefined;
  // In the middle of it another tab may have somebody else sign in: whose phone it then is gets none of it.
  const [phone] = useState(activePhone);
  const [kept, setKept] = useState<Kept | undefined>(given && { typed: given, files: [] });
  // A file that was shared with the app is taken by the field of its kind.
  const [chosen] = useState(() => (isOwn ? mediaInHand() : {}));
  const draft = kept?.typed ?? { ...(row ? draftFrom(row) : EMPTY_DRAFT), ...chosen };
  useHoldUpdates(open && !isEmpty(draft));

  // A file takes a moment to be kept: what is written meanwhile stays, in a dialog opened anew too.
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  /** What was typed and is not the player's row yet. */
  const unsaved = useRef<StoryDraft>(undefined);
  useEffect(() => {
    if (!isOwn) return undefined;
    let isOver = false;
    const read = async () => {
      const { typed, files } = await readKept();
      if (isOver || phone !== activePhone()) return;
      const standing = typed && { ...typed, ...chosen };
      unsaved.current = standing ?? undefined;
      setKept({ typed: standing, files });
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [isOwn, chosen, phone]);
  const [isFileGone, setIsFileGone] = useState(false);
  useEffect(() => {
    const letGo = async (of: StoryDraftRow | null, files: readonly string[]) => {
      if (await dropOthers(of, files)) setIsFileGone(true);
    };
    // What could not be let go is looked at again with the next dialog.
    if (kept && !kept.typed && row !== undefined) letGo(row, kept.files).catch(() => undefined);
  }, [kept, row]);
  useEffect(() => {
    if (!open) return undefined;
    const save = () => {
      const typed = unsaved.current;
      unsaved.current = undefined;
      if (typed && phone === activePhone())
        becomeRow(typed, () => latest.current === typed && phone === activePhone()).catch(() => undefined);
    };
    const turn = () => {
      if (document.hidden) save();
    };
    document.addEventListener('visibilitychange', turn);
    return () => {
      document.removeEventListener('visibilitychange', turn);
      save();
    };
  }, [open, phone]);

  const show = (next: StoryDraft) => {
    latest.current = next;
    setKept({ typed: next, files: [] });
    if (!isOwn || phone !== activePhone()) return;
    unsaved.current = next;
    // Where the phone can keep nothing, that is said once this is to become the row.
    keepDraft(STORY_DRAFT, keptOf(next)).catch(() => undefined);
  };
  return {
    draft,
    /** Until then nothing can be typed that would take the place of what was written before. */
    isRead: kept !== undefined && (kept.typed !== null || row !== undefined),
    /** What lay here alone was let go, since another phone has shared, emptied or changed the draft. */
    isFileGone,
    change: (changed: Partial<StoryDraft>) => {
      if (isGone.current) return;
      const before = filesOf(latest.current);
      show({ ...latest.current, ...changed });
      // What is given stays as it is until it is told anew.
      const needed = [latest.current, ...(given ? [given] : [])].flatMap(filesOf);
      const replaced = before.filter((id) => !needed.includes(id));
      if (replaced.length > 0) void dropDrafts(replaced);
    },
    /** Nothing is being written any more, on no phone. */
    reset: () => {
      show(EMPTY_DRAFT);
      unsaved.current = undefined;
      if (isOwn) void mutate(storyDropDraft, {});
    },
  };
}

function mediaInHand(): Partial<StoryDraft> {
  const shared = lookInHand();
  return shared ? { media: mediaTypeOf(shared.type) } : {};
}

async function readKept(): Promise<Kept> {
  const kept = await readDraft(STORY_DRAFT).catch(() => ({}));
  const typed = draftFrom(kept);
  return 'title' in kept ? { typed, files: [] } : { typed: null, files: filesOf(typed) };
}

/**
 * Makes what was typed the player's row, and leaves on this phone where its files are. What the server would not take
 * stays here as it is; what the phone can keep nowhere is said.
 * @param isLast whether nothing was typed or shared meanwhile
 */
async function becomeRow(typed: StoryDraft, isLast: () => boolean): Promise<void> {
  const row = rowOf(typed);
  if (!row) return;
  const result = await (isEmpty(typed) ? mutate(storyDropDraft, {}) : mutate(storyDraft, row));
  if (!result.ok) {
    const sayLost = () => toast({ title: MESSAGES.notSaved, text: result.message, tone: 'danger' });
    if (isLast()) await keepDraft(STORY_DRAFT, keptOf(typed)).catch(sayLost);
    return;
  }
  const files = await filesHere(filesOf(typed));
  if (isLast()) await keepDraft(STORY_DRAFT, onlyFiles(typed, files));
}

const keptOf = (draft: StoryDraft) => (isEmpty(draft) ? {} : draft);

/** Of a draft what its row only names. */
function onlyFiles({ fileId, videoId }: StoryDraft, files: readonly string[]): Partial<StoryDraft> {
  return { ...(files.includes(fileId) && { fileId }), ...(files.includes(videoId) && { videoId }) };
}

/**
 * Lets go of files that are no longer the draft's: elsewhere it was shared or thrown away, or got others. Answers whether
 * any lay here still.
 */
async function dropOthers(row: StoryDraftRow | null, files: readonly string[]): Promise<boolean> {
  const named = draftFrom(row ?? {});
  const gone = files.filter((id) => !filesOf(named).includes(id));
  if (gone.length === 0) return false;
  await keepDraft(STORY_DRAFT, onlyFiles(named, files));
  return (await dropDrafts(gone)) > 0;
}
