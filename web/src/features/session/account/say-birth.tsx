import { CalendarDays } from 'lucide-react';
import { BirthFields } from '#ui/fields/birth-fields.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { useBirthForm } from '../sign-in/use-birth-form.ts';
import { messages } from './messages.ts';

const text = messages.birth;

/** Asks a player whose age nobody knows when they were born; others don't see them before. */
export function SayBirth() {
  const { fieldProps, failure, isBusy, formProps } = useBirthForm(
    async (birth) => (await import('#data/session/account.ts')).sayBirth(birth),
    // Their account is gone, and this screen with it; or this form, as they have said it before.
    (message) => toast({ title: message, tone: 'danger' }),
  );
  return (
    <Card className="mt-3">
      <form {...formProps} className="grid gap-3">
        <div className="flex items-start gap-3">
          <CalendarDays className="mt-0.5 size-6 shrink-0 text-ink-soft" strokeWidth={1.9} aria-hidden />
          <div className="min-w-0">
            <p className="font-semibold">{text.title}</p>
            <p className="mt-0.5 text-xs text-ink-soft">{text.text}</p>
          </div>
        </div>
        <BirthFields labels={text} {...fieldProps} />
        <FormError text={failure} />
        <span>
          <Button type="submit" busy={isBusy}>
            {text.submit}
          </Button>
        </span>
      </form>
    </Card>
  );
}
