import { Button } from '../controls/button.tsx';
import { Sheet } from './sheet.tsx';

export interface ChoiceSheetProps<Value extends string> {
  open: boolean;
  title: string;
  text: string;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
  onClose: () => void;
}

/** A handful of words side by side; a tap on one chooses it and closes. */
export function ChoiceSheet<Value extends string>({
  open,
  title,
  text,
  choices,
  onChoose,
  onClose,
}: ChoiceSheetProps<Value>) {
  const choose = (value: Value) => {
    // A second tap meets the sheet while it goes away.
    if (!open) return;
    onClose();
    onChoose(value);
  };
  return (
    <Sheet open={open} onClose={onClose} title={title} text={text}>
      <div className="pairs gap-2">
        {choices.map(({ value, label }) => (
          <Button key={value} size="lg" onClick={() => choose(value)}>
            {label}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
