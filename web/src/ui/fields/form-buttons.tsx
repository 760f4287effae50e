import { Button } from '../controls/button.tsx';

interface FormButtonsProps {
  cancelLabel: string;
  onCancel: () => void;
  submitLabel: string;
  /** The id of the form that is sent, where these stand outside of it. */
  form?: string;
  busy: boolean;
}

/** The way back out of a form, and the larger one on. */
export function FormButtons({ cancelLabel, onCancel, submitLabel, ...submit }: FormButtonsProps) {
  return (
    <div className="grid grid-cols-[1fr_2fr] gap-2">
      <Button size="lg" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button type="submit" tone="primary" size="lg" {...submit}>
        {submitLabel}
      </Button>
    </div>
  );
}
