import { useId, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Modal } from './modal/modal.tsx';

export interface ConfirmProps {
  open: boolean;
  onClose: () => void;
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
  const id = useId();
  const { isBetterKept = false } = props;
  const confirmTone = props.isDangerous ? 'danger' : 'primary';
  const confirm = () => {
    props.onConfirm();
    props.onClose();
  };
  return (
    <Modal
      role="alertdialog"
      open={props.open}
      onClose={props.onClose}
      titleId={`${id}-title`}
      textId={`${id}-text`}
      className="p-5 pt-6 md:max-w-md"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {props.title}
      </h2>
      <div id={`${id}-text`} className="mt-2 text-sm text-ink-soft">
        {props.text}
      </div>
      <div className="mt-6 grid gap-2 pb-5 md:grid-cols-2">
        <Button
          tone={isBetterKept ? 'soft' : confirmTone}
          size="lg"
          className={isBetterKept ? 'order-2 md:order-1' : 'md:order-2'}
          onClick={confirm}
        >
          {props.confirmLabel}
        </Button>
        <Button
          data-first-focus
          tone={isBetterKept ? 'primary' : 'soft'}
          size="lg"
          className={isBetterKept ? 'order-1 md:order-2' : undefined}
          onClick={props.onClose}
        >
          {props.cancelLabel}
        </Button>
      </div>
    </Modal>
  );
}
