import { useEffect, useId, useState } from 'react';
import { newId, storyId, type StoryId } from 'sync-protocol/ids';
import {
  STORY_CONTENT_MAX,
  STORY_DRAFT_TAGS_MAX,
  STORY_LOCATION_MAX,
  STORY_TITLE_MAX,
  STORY_TYPES,
} from 'sync-protocol/rules/stories/story-terms';
import { mediaPath, NO_VIDEOS } from 'sync-protocol/rules/stories/story-media';
import { LINK_MAX } from 'sync-protocol/rules/stories/social-links';
import { dropDrafts } from '#data/media/own-files.ts';
import { useIsFileHere } from '#data/live/stories.ts';
import { useSubmit, type Issues } from '#data/server/forms/use-form.ts';
import { refreshUser, useSession } from '#data/session/session.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Switch } from '#ui/controls/switch.tsx';
import { TextArea, TextField } from '#ui/fields/text-field.tsx';
import { AskFirst } from '#ui/layers/ask-first.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { PhotoField, VideoField, type Taking } from './file-fields.tsx';
import { messages } from '../messages.ts';
import { edit, post } from '../story/story-actions.ts';
import {
  EMPTY_DRAFT,
  filesOf,
  isEmpty,
  issuesOf,
  MEDIA_CHOICES,
  shownFile,
  storyFrom,
  type StoryDraft,
} from './story-draft.ts';
import { useDraft } from './use-draft.ts';

const text = messages.form;
const TYPES = STORY_TYPES.map((value) => ({ value, label: messages.types[value] }));
const MEDIA = MEDIA_CHOICES.map((value) => ({ value, label: text.mediaTypes[value] }));

/** What is opened for change: a story that is told, or one that was never taken. */
export interface Opened {
  draft: StoryDraft;
  /** None: it is told anew. */
  id: StoryId | undefined;
}

export interface ShareDialogProps {
  open: boolean;
  opened: Opened | undefined;
  takesVideos: boolean;
  onClose: () => void;
  onShared: () => void;
}

/** Where a story is written: what is written is kept until it is shared, offline too, and shows on the player's other phones. */
export function ShareDialog({ open, opened, takesVideos, onClose, onShared }: ShareDialogProps) {
  const { draft, isRead, isFileGone, change: write, reset } = useDraft(open, opened?.draft);
  const form = useId();
  const [isTaking, setIsTaking] = useState(false);
  const isEdit = opened?.id !== undefined;
  const isElsewhere = useIsElsewhere(draft) && !isEdit;
  const { issues, failure, isBusy, formProps, forgetIssues } = useSubmit(draft, {
    // A second tap meets the sheet while it goes away.
    check: () => (open ? issuesOf(isElsewhere ? withoutFiles(draft) : draft, isEdit || takesVideos) : {}),
    send: async () => {
      if (!open) return;
      const story = storyFrom(draft);
      const isDone = opened?.id
        ? await edit({ storyId: opened.id, ...story })
        : await post({ storyId: storyId.parse(newId()), ...story });
      if (!isDone) return;
      // What was chosen as well and is not shown after all.
      const others = [draft, ...(opened ? [opened.draft] : [])]
        .flatMap(filesOf)
        .filter((fileId) => mediaPath(fileId) !== story.mediaUrl);
      if (!isEdit) void dropDrafts(others);
      reset();
      onShared();
      close();
    },
  });
  // How old they are, which may have been corrected meanwhile, says for whom they may write.
  useEffect(() => void refreshUser(), []);
  const forgetAll = () => forgetIssues(Object.keys(draft));
  const close = () => {
    forgetAll();
    onClose();
  };
  const change = (changed: Partial<StoryDraft>) => {
    write(changed);
    forgetIssues(Object.keys(changed));
  };
  const discard = () => {
    void dropDrafts(filesOf(draft));
    reset();
    forgetAll();
  };
  return (
    <Sheet
      open={open && isRead}
      onClose={close}
      title={isEdit ? text.editTitle : text.title}
      footer={
        <Button type="submit" form={form} tone="primary" size="lg" wide busy={isBusy || isTaking}>
          {isEdit ? text.save : text.send}
        </Button>
      }
    >
      <form id={form} {...formProps} className="grid gap-4">
        {isFileGone && (
          <p role="status" className="text-sm text-ink-soft">
            {text.letGo}
          </p>
        )}
        <Fields
          {...{ draft, change, issues, isEdit, isElsewhere, takesVideos }}
          taking={{ is: isTaking, set: setIsTaking }}
        />
        {!opened && (
          <div className="flex flex-wrap items-center justify-between gap-2 text-xs text-ink-soft">
            <p>{text.draft}</p>
            {!isEmpty(draft) && (
              <AskFirst tone="ghost" busy={isTaking} question={text.discarding} onYes={discard}>
                {text.discard}
              </AskFirst>
            )}
          </div>
        )}
        <FormError text={failure} />
      </form>
    </Sheet>
  );
}

/** Whether the file that a draft shows lies on another phone of the player's. */
function useIsElsewhere(draft: StoryDraft): boolean {
  const fileId = shownFile(draft);
  return useIsFileHere(fileId) === false && fileId !== '';
}

const withoutFiles = (draft: StoryDraft): StoryDraft => ({ ...draft, fileId: '', videoId: '' });

interface FieldsProps {
  draft: StoryDraft;
  change: (changed: Partial<StoryDraft>) => void;
  issues: Issues<StoryDraft>;
  isEdit: boolean;
  isElsewhere: boolean;
  takesVideos: boolean;
  taking: Taking;
}

function Fields({ draft, change, issues, isEdit, isElsewhere, takesVideos, taking }: FieldsProps) {
  const { user } = useSession();
  const isFile = (value: StoryDraft['media']) => value === 'photo' || value === 'video';
  const isFileFixed = isEdit && isFile(draft.media);
  // What was chosen stays there, where it says why it can't go.
  const isOffered = (value: StoryDraft['media']) =>
    isEdit ? !isFile(value) : value !== 'video' || takesVideos || draft.media === 'video';
  const media = MEDIA.filter(({ value }) => isOffered(value));
  return (
    <>
      <SelectField
        label={text.category}
        options={TYPES}
        value={draft.storyType}
        onChange={({ target }) =>
          change({ storyType: STORY_TYPES.find((one) => one === target.value) ?? EMPTY_DRAFT.storyType })
        }
      />
      <TextField
        label={text.name}
        required
        maxLength={STORY_TITLE_MAX}
        error={issues.title}
        value={draft.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label={text.content}
        required
        rows={5}
        maxLength={STORY_CONTENT_MAX}
        error={issues.content}
        value={draft.content}
        onChange={({ target }) => change({ content: target.value })}
      />
      {!isFileFixed && (
        <Segmented
          label={text.media}
          choices={media}
          value={draft.media}
          onChange={(chosen) => change({ media: chosen })}
        />
      )}
      {draft.media === 'link' && (
        <TextField
          type="url"
          label={text.link}
          hint={text.linkHint}
          maxLength={LINK_MAX}
          error={issues.link}
          value={draft.link}
          onChange={({ target }) => change({ link: target.value })}
        />
      )}
      {isElsewhere && (
        <p className="text-sm text-ink-soft">{text.elsewhere[draft.media === 'video' ? 'video' : 'photo']}</p>
      )}
      {draft.media === 'photo' && (
        <PhotoField
          fileId={draft.fileId}
          isFixed={isFileFixed}
          error={issues.fileId}
          change={change}
          taking={taking}
        />
      )}
      {draft.media === 'video' && !isEdit && !takesVideos && <FormError text={NO_VIDEOS} />}
      {draft.media === 'video' && (isEdit || takesVideos) && (
        <VideoField
          videoId={draft.videoId}
          isFixed={isFileFixed}
          error={issues.videoId}
          change={change}
          taking={taking}
        />
      )}
      <TextField
        label={text.location}
        maxLength={STORY_LOCATION_MAX}
        value={draft.location}
        onChange={({ target }) => change({ location: target.value })}
      />
      <TextField
        label={text.tags}
        hint={text.tagsHint}
        maxLength={STORY_DRAFT_TAGS_MAX}
        autoCapitalize="none"
        error={issues.tags}
        value={draft.tags}
        onChange={({ target }) => change({ tags: target.value })}
      />
      {user?.isMinor === false ? (
        <Switch
          label={text.isPublic}
          hint={text.isPublicHint}
          checked={draft.isPublic}
          onChange={(isPublic) => change({ isPublic })}
        />
      ) : (
        <p className="text-sm text-ink-soft">{text.friendsOnly}</p>
      )}
    </>
  );
}
