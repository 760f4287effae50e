import type { BirthMonth } from 'sync-protocol/rules/session/age';
import { BirthFields } from '#ui/fields/birth-fields.tsx';
import { Button } from '#ui/controls/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { messages } from '../messages.ts';
import { SignInNote } from './sign-in-note.tsx';
import { useBirthForm } from './use-birth-form.ts';

const text = messages.birth;

interface BirthFormProps {
  /** What was answered before. */
  said: BirthMonth | undefined;
  onDone: (birth: BirthMonth) => void;
  /** The server says so, and to this browser it goes on saying so. */
  onUnderAge: () => void;
}

/** Asks for the month and year of birth, with nothing that hints at a right answer. */
export function BirthForm({ said, onDone, onUnderAge }: BirthFormProps) {
  const { fieldProps, failure, isBusy, formProps } = useBirthForm(
    async (birth) => {
      const { checkAge } = await import('#data/session/session-calls.ts');
      await checkAge(birth);
      onDone(birth);
    },
    onUnderAge,
    said,
  );
  return (
    <form {...formProps} className="grid gap-4">
      <SignInNote />
      <div>
        <h2 tabIndex={-1} className="text-lg">
          {text.title}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{text.text}</p>
      </div>
      <BirthFields labels={text} {...fieldProps} />
      <FormError text={failure} />
      <Button type="submit" tone="primary" size="lg" wide busy={isBusy}>
        {text.next}
      </Button>
    </form>
  );
}
