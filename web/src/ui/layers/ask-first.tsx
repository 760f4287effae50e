import { type ComponentProps, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Confirm } from './confirm.tsx';

export interface Question {
  title: string;
  text: string;
  /** It does what cannot be taken back. */
  yes: string;
  no: string;
}

interface AskFirstProps extends ComponentProps<typeof Button> {
  question: Question;
  onYes: () => void;
}

/** A button for what cannot be had again: it asks first. */
export function AskFirst({ question: { title, text, yes, no }, onYes, ...button }: AskFirstProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setIsAsked(true)} />
      <Confirm
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={title}
        text={text}
        confirmLabel={yes}
        cancelLabel={no}
        isDangerous
        onConfirm={onYes}
      />
    </>
  );
}
