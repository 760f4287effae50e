import { isPasswordFit, passwordChecks } from 'sync-protocol/rules/session/account';
import { Checklist } from '#ui/controls/checklist.tsx';
import { messages as text } from './messages.ts';

interface PasswordChecklistProps {
  password: string;
  /** What was said of it: of one that looks fit, the server knows that it is too common. */
  issue: string | undefined;
}

/** What a password needs. */
export function PasswordChecklist({ password, issue }: PasswordChecklistProps) {
  const isRefused = issue !== undefined && isPasswordFit(password);
  return <Checklist label={text.needs} metLabel={text.met} items={passwordChecks(password, isRefused)} />;
}
