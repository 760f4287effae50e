import { Confirm } from '#ui/layers/confirm.tsx';
import { messages } from './messages.ts';
import type { useToggle } from './use-toggle.ts';

const text = messages.uncheck;

type UncheckConfirmProps = Pick<ReturnType<typeof useToggle>, 'asked' | 'uncheck' | 'keep'>;

/** Asks before a task is unchecked: its points go with it. */
export function UncheckConfirm({ asked, uncheck, keep }: UncheckConfirmProps) {
  return (
    <Confirm
      open={asked !== null}
      onClose={keep}
      title={text.title}
      text={text.text}
      confirmLabel={text.confirm}
      cancelLabel={text.cancel}
      isBetterKept
      onConfirm={uncheck}
    />
  );
}
