import type { ReactNode } from 'react';
import { AlertDialog } from 'radix-ui';
import { Button } from '../controls/button.tsx';
import { cx } from '../cx.ts';
import { byEscape, MODAL_CLASS, Scrim } from './modal.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';

export interface ConfirmProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** What is confirmed can't be taken back. */
  isDangerous?: boolean;
  /** Things are better left as they are: the main button is the one that cancels. */
  isBetterKept?: boolean;
  onConfirm: () => void;
}

/** The question itself; screens use `Confirm`, which fetches it when it is first asked. */
export function ConfirmView(props: ConfirmProps) {
  const focus = useFocusReturn();
  useBackCloses(props.open, () => props.onOpenChange(false));
  const { isBetterKept = false } = props;
  const confirmTone = props.isDangerous ? 'danger' : 'primary';
  return (
    <AlertDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <AlertDialog.Portal>
        <Scrim open={props.open} />
        <AlertDialog.Content
          data-modal
          {...focus}
          onKeyDown={byEscape(() => props.onOpenChange(false))}
          className={cx(MODAL_CLASS, 'p-5 pt-6 md:max-w-md')}
        >
          <AlertDialog.Title className="text-xl">{props.title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="mt-2 text-sm text-ink-soft">{props.text}</div>
          </AlertDialog.Description>
          <div className="mt-6 grid gap-2 pb-5 md:grid-cols-2 md:pb-0">
            <AlertDialog.Action asChild>
              <Button
                tone={isBetterKept ? 'soft' : confirmTone}
                size="lg"
                className={isBetterKept ? 'order-2 md:order-1' : 'md:order-2'}
                onClick={props.onConfirm}
              >
                {props.confirmLabel}
              </Button>
            </AlertDialog.Action>
            <AlertDialog.Cancel asChild>
              <Button
                tone={isBetterKept ? 'primary' : 'soft'}
                size="lg"
                className={isBetterKept ? 'order-1 md:order-2' : undefined}
              >
                {props.cancelLabel}
              </Button>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
