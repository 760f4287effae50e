import type { Task } from 'sync-protocol/entities/tasks/task';
import { waitsOnceUnchecked } from 'sync-protocol/rules/training/enrolment/reopening';
import { useUserRegimens } from '#data/live/live.ts';
import { Confirm } from '#ui/layers/confirm.tsx';
import { useKept } from '#ui/layers/use-kept.ts';
import { messages } from './messages.ts';
import type { useToggle } from './use-toggle.ts';

const text = messages.uncheck;

type UncheckConfirmProps = Pick<ReturnType<typeof useToggle>, 'asked' | 'uncheck' | 'keep'>;

/** Asks before a task is unchecked: its points go with it. */
export function UncheckConfirm({ asked, uncheck, keep }: UncheckConfirmProps) {
  const shown = useKept(asked);
  return (
    <Confirm
      open={asked !== null}
      onClose={keep}
      title={text.title}
      text={shown && <Words key={shown.id} task={shown} />}
      confirmLabel={text.confirm}
      cancelLabel={text.cancel}
      isBetterKept
      onConfirm={uncheck}
    />
  );
}

function Words({ task }: { task: Task }) {
  const enrolments = useUserRegimens();
  // Once it is unchecked, this goes on saying what it was while it closes.
  const program = useKept(enrolments && waitsOnceUnchecked(task, enrolments));
  return (
    <>
      <p>{text.text}</p>
      {program && <p className="mt-2">{text.archives(program.name)}</p>}
    </>
  );
}
