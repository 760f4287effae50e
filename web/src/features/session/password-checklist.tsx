import { Check, Circle } from 'lucide-react';
import { PASSWORD_RULES } from 'sync-protocol/rules/account';
import { cx } from '#ui/cx.ts';
import { messages } from './messages.ts';

/** What a password needs, ticked off while it is typed. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <ul aria-label={messages.signUp.needs} className="-mt-1 grid grid-cols-2 gap-x-3 gap-y-1.5">
      {PASSWORD_RULES.map(({ code, label, holds }) => {
        const isMet = holds(password);
        const Mark = isMet ? Check : Circle;
        return (
          <li
            key={code}
            className={cx(
              'flex items-center gap-1.5 text-xs',
              isMet ? 'font-semibold text-success' : 'text-ink-soft',
            )}
          >
            <Mark className="size-4 shrink-0" strokeWidth={isMet ? 3 : 2} aria-hidden />
            {label}
            {isMet && <span className="sr-only">: {messages.signUp.met}</span>}
          </li>
        );
      })}
    </ul>
  );
}
