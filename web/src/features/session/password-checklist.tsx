import { passwordChecks } from 'sync-protocol/rules/account';
import { Checklist } from '#ui/checklist.tsx';
import { messages } from './messages.ts';

/** What a password needs. */
export function PasswordChecklist({ password }: { password: string }) {
  const { needs, met } = messages.signUp;
  return <Checklist label={needs} metLabel={met} items={passwordChecks(password)} />;
}
