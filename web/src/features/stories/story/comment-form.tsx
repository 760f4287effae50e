import { SendHorizontal } from 'lucide-react';
import type { StoryId } from 'sync-protocol/ids';
import { STORY_COMMENT_MAX } from 'sync-protocol/rules/stories/story-terms';
import { isBlank, written } from 'sync-protocol/rules/words/written';
import { COMMENT_DRAFTS } from '#data/drafts/unsaved.ts';
import { useKeptFields } from '#data/drafts/use-kept-fields.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { messages } from '../messages.ts';
import { comment } from './story-actions.ts';

const text = messages.comments;
const START = { content: '' };

/** Where the player says something to a story. What is begun stands there again, also after the app was closed. */
export function CommentForm({ storyId }: { storyId: StoryId }) {
  const { fields, change, clear } = useKeptFields(COMMENT_DRAFTS + storyId, START);
  const { content } = fields;
  const send = async () => {
    if (isBlank(content)) return;
    // Gone from the field at once: a second tap finds nothing to send.
    clear();
    if (!(await comment(storyId, written(content)))) change((now) => ({ content: now.content || content }));
  };
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="min-w-0 flex-1">
        <TextField
          label={text.field}
          value={content}
          maxLength={STORY_COMMENT_MAX}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target: { value } }) => change({ content: value })}
        />
      </div>
      {/* Not `disabled`, which would take the focus from whoever has just sent something. */}
      <Button
        type="submit"
        tone="primary"
        size="lg"
        aria-label={text.send}
        aria-disabled={isBlank(content) || undefined}
      >
        <SendHorizontal className="size-5" aria-hidden />
      </Button>
    </form>
  );
}
