import { useEffect, useRef, useState } from 'react';
import type { User } from 'sync-protocol/entities/profile/user';
import { profileUpdate } from 'sync-protocol/mutations/profile/profile-update';
import { keepDraft, readDraft } from '#data/drafts/drafts.ts';
import { PROFILE_DRAFT } from '#data/drafts/unsaved.ts';
import { useProfileRow } from '#data/live/profile.ts';
import { phoneZone } from '#data/phone-zone.ts';
import { activePhone } from '#data/store/active-phone.ts';
import { mutate, type MutateResult } from '#data/rows/mutate.ts';
import { useHoldUpdates } from '#pwa/update/hold-updates.ts';
import {
  adoptedZone,
  changesFrom,
  draftOf,
  editFields,
  realChanges,
  type EditChanges,
  type EditFields,
} from './edit-fields.ts';

const NOTHING: MutateResult = { ok: true, points: 0 };

export interface Edit {
  standing: User;
  fields: EditFields;
  /** Whether what is shown was typed at an earlier visit. */
  isRestored: boolean;
  /** Whether there is something to save: typed, or a zone that is adopted with it. */
  isChanged: boolean;
  change: (changed: EditChanges) => void;
  discard: () => void;
  save: () => Promise<MutateResult>;
}

/** The own profile under edit; what is typed and not saved outlives the screen. Undefined while it loads. */
export function useEdit(): Edit | undefined {
  const standing = useProfileRow();
  const [typed, setTyped] = useState<{ changes: EditChanges; isRestored: boolean }>();
  // In the middle of it another tab may have somebody else sign in: whose phone it then is gets none of it.
  const [phone] = useState(activePhone);
  // A photo takes a moment to be checked: what is typed meanwhile stays, and whoever has left has given it up.
  const latest = useRef<EditChanges>({});
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const isThere = Boolean(standing);
  useEffect(() => {
    if (!standing || typed) return;
    const restore = (draft: Record<string, unknown>) => {
      latest.current = changesFrom(draft, standing);
      setTyped({ changes: latest.current, isRestored: Object.keys(latest.current).length > 0 });
    };
    readDraft(PROFILE_DRAFT).then(restore, () => restore({}));
  }, [standing, typed]);
  useHoldUpdates(isThere && typed !== undefined && Object.keys(typed.changes).length > 0);

  if (!standing || !typed) return undefined;
  const set = (changes: EditChanges) => {
    latest.current = changes;
    setTyped({ changes, isRestored: false });
    if (phone !== activePhone()) return;
    // A phone that can keep nothing forgets it with the screen.
    keepDraft(PROFILE_DRAFT, draftOf(changes)).catch(() => undefined);
  };
  const changes = { ...adoptedZone(standing, phoneZone()), ...typed.changes };
  return {
    standing,
    fields: editFields(standing, changes),
    isRestored: typed.isRestored,
    isChanged: Object.keys(changes).length > 0,
    change: (changed) => {
      if (!isLeft.current) set({ ...latest.current, ...changed });
    },
    discard: () => set({}),
    save: async () => {
      const real = realChanges(standing, changes);
      const result = Object.keys(real).length === 0 ? NOTHING : await mutate(profileUpdate, real);
      if (result.ok) set({});
      return result;
    },
  };
}
