import { passwordChecks } from 'sync-protocol/rules/account';
import { Checklist } from '#ui/controls/checklist.tsx';
import { messages } from '../messages.ts';

/** What a password needs; `isRefused` once the server has said that this one is too common. */
export function PasswordChecklist({
  password,
  isRefused = false,
}: {
  password: string;
  isRefused?: boolean;
}) {
  const { needs, met } = messages.signUp;
  return <Checklist label={needs} metLabel={met} items={passwordChecks(password, isRefused)} />;
}
