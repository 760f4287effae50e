import { rivalCheer } from 'sync-protocol/mutations/rivals/rival-news';
import { CHEER_CHOICES } from 'sync-protocol/rules/cheers';
import type { Activity } from '#data/live/rivals.ts';
import { act } from '#data/rows/act.ts';
import { ChoiceSheet } from '#ui/layers/choice-sheet.tsx';
import { messages } from './messages.ts';
import { nameOf } from './rival-name.ts';

const text = messages.cheers;

export interface CheerSheetProps {
  open: boolean;
  activity: Activity;
  onClose: () => void;
}

/** The words that players can call out to a rival for what they did. */
export function CheerSheet({ open, activity, onClose }: CheerSheetProps) {
  return (
    <ChoiceSheet
      open={open}
      title={text.title(nameOf(activity.player))}
      text={text.text}
      choices={CHEER_CHOICES}
      onChoose={(cheer) =>
        void act(rivalCheer, { activityId: activity.id, cheer }, text.sent(nameOf(activity.player)))
      }
      onClose={onClose}
    />
  );
}
