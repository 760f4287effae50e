import { rivalCheer } from 'sync-protocol/mutations/rivals/rival-news';
import { CHEER_CHOICES, type Cheer } from 'sync-protocol/rules/cheers';
import type { Activity } from '#data/live/rivals.ts';
import { mutate } from '#data/rows/mutate.ts';
import { refusalText } from '#data/rows/refusal-text.ts';
import { ChoiceSheet } from '#ui/layers/choice-sheet.tsx';
import { toast } from '#ui/layers/toast-store.ts';
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
  const send = async (cheer: Cheer) => {
    const result = await mutate(rivalCheer, { activityId: activity.id, cheer });
    if (!result.ok) toast({ ...refusalText(rivalCheer.name, result.message), tone: 'danger' });
  };
  return (
    <ChoiceSheet
      open={open}
      title={text.title(nameOf(activity.player))}
      text={text.text}
      choices={CHEER_CHOICES}
      onChoose={(cheer) => void send(cheer)}
      onClose={onClose}
    />
  );
}
