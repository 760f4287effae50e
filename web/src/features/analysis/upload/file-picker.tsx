import { useId } from 'react';
import { buttonClass } from '#ui/controls/button.tsx';
import { cx } from '#ui/cx.ts';
import { messages as text } from '../messages.ts';

interface FilePickerProps {
  /** What it says: to choose, or to choose another. */
  label: string;
  /** What the phone's own picker offers. */
  accept: string;
  onChoose: (file: File) => void;
}

export function FilePicker({ label, accept, onChoose }: FilePickerProps) {
  const id = useId();
  return (
    <div>
      <label
        htmlFor={id}
        className={cx(
          buttonClass({ tone: 'outline', size: 'lg', wide: true }),
          'cursor-pointer has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus',
        )}
      >
        {label}
        <input
          id={id}
          type="file"
          accept={accept}
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file again is another try.
            target.value = '';
            if (file) onChoose(file);
          }}
        />
      </label>
      <p className="mt-1.5 text-xs text-ink-soft">{text.uploadHint}</p>
    </div>
  );
}
