import { rivalCheer } from 'sync-protocol/mutations/rivals/rival-news';
import { CHEER_WORDS, CHEERS, type Cheer } from 'sync-protocol/rules/rivals/rival-terms';
import type { Activity } from '#data/live/rivals.ts';
import { mutate } from '#data/rows/mutate.ts';
import { refusalText } from '#data/rows/refusal-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';
import { nameOf } from './rival-name.ts';

const text = messages.cheers;

export interface CheerSheetProps {
  open: boolean;
  activity: Activity;
  onClose: () => void;
}

/** The words that players can call out to each other. */
export function CheerSheet({ open, activity, onClose }: CheerSheetProps) {
  const send = async (cheer: Cheer) => {
    // A second tap meets the sheet while it goes away.
    if (!open) return;
    onClose();
    const result = await mutate(rivalCheer, { activityId: activity.id, cheer });
    if (!result.ok) toast({ ...refusalText(rivalCheer.name, result.message), tone: 'danger' });
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.title(nameOf(activity.player))}
      text={text.text}
      closeLabel={text.close}
    >
      <div className="grid grid-cols-2 gap-2">
        {CHEERS.map((cheer) => (
          <Button key={cheer} size="lg" onClick={() => void send(cheer)}>
            {CHEER_WORDS[cheer]}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
