import { ImageUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AVATAR_PRESET_IDS } from 'sync-protocol/rules/profile/avatars';
import { Avatar } from '#ui/surfaces/avatar.tsx';
import { Button } from '#ui/controls/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { cx } from '#ui/cx.ts';
import { useStep } from '#ui/layers/modal/use-step.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { dismissComplaint, toast } from '#ui/layers/toast-store.ts';
import { CropView } from './crop-view.tsx';
import { messages as text } from './picture-messages.ts';
import { openPicture, uploadPicture, type Problem } from './upload-picture.ts';

/** The one that the player has now. */
const CHOSEN = 'chosen bg-accent-soft';

export interface PictureSheetProps {
  open: boolean;
  name: string | null;
  value: string;
  /** What the player is called: initials stand where there is no picture. */
  called: string;
  /** A picture is on its way to be checked, or not any more. */
  onUploading: (isUploading: boolean) => void;
  onChoose: (profileImageUrl: string) => void;
  onClose: () => void;
}

/** Where a picture is picked, or a photo of one's own cut out. */
export function PictureSheet({ open, onClose, ...rest }: PictureSheetProps) {
  const [picture, setPicture] = useState<ImageBitmap>();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  // Its memory goes when it is shown no more: what was cut out of it is a picture of its own by then.
  useEffect(() => picture && (() => picture.close()), [picture]);
  const isInSight = useRef(open);
  useEffect(() => {
    isInSight.current = open;
  }, [open]);
  /** Said where the player looks: a message under a dialog is out of reach for some. */
  const complain = (why: Problem) =>
    isInSight.current ? setProblem(why) : toast({ ...why, tone: 'danger' });
  const close = () => {
    setProblem(undefined);
    onClose();
  };
  const choose = (profileImageUrl: string) => {
    rest.onChoose(profileImageUrl);
    setPicture(undefined);
    dismissComplaint();
    close();
  };
  const upload = async (cut: Promise<Blob>) => {
    setIsBusy(true);
    setProblem(undefined);
    rest.onUploading(true);
    const outcome = await uploadPicture(cut);
    setIsBusy(false);
    rest.onUploading(false);
    if ('value' in outcome) choose(outcome.value);
    else complain(outcome.problem);
  };
  const openFile = async (file: File) => {
    const outcome = await openPicture(file);
    if ('problem' in outcome) return complain(outcome.problem);
    setProblem(undefined);
    setPicture(outcome.value);
  };
  const goBack = () => setPicture(undefined);
  useStep(open && picture !== undefined && !isBusy, goBack);
  return (
    <Sheet open={open} onClose={close} title={text.sheet}>
      <div className="grid gap-4">
        <FormError text={problem && `${problem.title}: ${problem.text}`} />
        {picture ? (
          <CropView picture={picture} isBusy={isBusy} onBack={goBack} onCut={(cut) => void upload(cut)} />
        ) : (
          <>
            <Presets value={rest.value} onChoose={choose} />
            <div className="grid grid-cols-[auto_1fr] gap-2">
              <NoPicture
                name={rest.name}
                called={rest.called}
                isChosen={rest.value === ''}
                onChoose={() => choose('')}
              />
              <FileButton onFile={(file) => void openFile(file)} />
            </div>
            <p className="text-center text-xs text-ink-soft">{text.uploadHint}</p>
          </>
        )}
      </div>
    </Sheet>
  );
}

interface PresetsProps {
  value: string;
  onChoose: (id: string) => void;
}

function Presets({ value, onChoose }: PresetsProps) {
  return (
    <ul
      aria-label={text.presets}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,4.5rem),1fr))] gap-2"
    >
      {AVATAR_PRESET_IDS.map((id, index) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={id === value}
            onClick={() => onChoose(id)}
            className={cx(
              'pressable flex w-full flex-col items-center gap-1 rounded-lg px-1 py-2 text-xs font-semibold hover:bg-well',
              id === value && CHOSEN,
            )}
          >
            <Avatar name={null} image={id} size="lg" />
            {text.presetNames[index] ?? id}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface NoPictureProps {
  name: string | null;
  called: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** Initials, as they stand where there is no picture. */
function NoPicture({ name, called, isChosen, onChoose }: NoPictureProps) {
  return (
    <Button tone="outline" aria-pressed={isChosen} className={cx(isChosen && CHOSEN)} onClick={onChoose}>
      <Avatar name={name} called={called} size="sm" className="-ml-2" />
      {text.none}
    </Button>
  );
}

function FileButton({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={text.upload}
        className="hidden"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          // The same file may be chosen once more.
          event.target.value = '';
        }}
      />
      <Button tone="outline" onClick={() => input.current?.click()}>
        <ImageUp className="size-5" aria-hidden />
        {text.upload}
      </Button>
    </>
  );
}
