import { useRef, useState } from 'react';
import { email as emailAddress } from 'sync-protocol/rules/account';
import type { OwnerProof } from 'sync-protocol/contract/owner-proof';
import { changeEmail } from '#data/session/account.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { showIssues } from '#ui/controls/show-issues.ts';
import { TextField } from '#ui/controls/text-field.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';
import type { OwnerDialogProps } from './dialog-props.ts';
import { OwnerForm } from './owner-form.tsx';

const text = messages.newEmail;

/** Asks for another address; nothing changes before the link is opened that goes there. */
export function ChangeEmail({ open, onOpenChange, hasPassword }: OwnerDialogProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={text.title}
      text={text.text}
      closeLabel={messages.close}
    >
      <EmailForm hasPassword={hasPassword} onDone={() => onOpenChange(false)} />
    </Sheet>
  );
}

function EmailForm({ hasPassword, onDone }: { hasPassword: boolean; onDone: () => void }) {
  const form = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [issue, setIssue] = useState<string>();
  const send = async (proof: OwnerProof) => {
    const address = emailAddress.safeParse(typed).data;
    if (!address) {
      if (form.current) showIssues(form.current, () => setIssue(text.noAddress));
      return false;
    }
    await changeEmail(address, proof);
    toast({ title: text.done, text: text.doneText(address), tone: 'success' });
    onDone();
  };
  return (
    <div ref={form} className="grid gap-4">
      <TextField
        label={text.address}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        value={typed}
        error={issue}
        onChange={(event) => {
          setTyped(event.target.value);
          setIssue(undefined);
        }}
      />
      <OwnerForm hasPassword={hasPassword} label={text.submit} work={send} />
    </div>
  );
}
