import { Download, Share2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Metal } from '../charts/medallion.tsx';
import { Button } from '../controls/button.tsx';
import { LogoMark } from '../icons/logo.tsx';
import { Sheet } from '../layers/sheet.tsx';
import { toast } from '../layers/toast-store.ts';
import { saveFile } from '../device/save-file.ts';
import { CARD, drawCard, type CardWords } from './draw-card.ts';
import { messages as text } from './messages.ts';
import { canShareFile, shareFile } from './share-file.ts';

/** Something to be proud of, as a picture says it. */
export interface Achievement extends CardWords {
  metal: Metal;
  /** An icon, drawn on the medal. */
  sign: ReactNode;
}

export interface ShareSheetProps {
  open: boolean;
  onClose: () => void;
  achievement: Achievement;
}

/** Shows what will be shared, whole, before anything leaves the phone. */
export function ShareSheet({ open, onClose, achievement }: ShareSheetProps) {
  const [file, setFile] = useState<File>();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.title}
      text={text.text}
      footer={file && <Ways file={file} />}
    >
      <Picture achievement={achievement} onDrawn={setFile} />
    </Sheet>
  );
}

/** The phone's own sheet where there is one; saved it can be everywhere. */
function Ways({ file }: { file: File }) {
  const canShare = canShareFile(file);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
      {canShare && (
        <Button tone="primary" size="lg" onClick={() => void shareFile(file)}>
          <Share2 className="size-5" aria-hidden />
          {text.send}
        </Button>
      )}
      <Button tone={canShare ? 'soft' : 'primary'} size="lg" onClick={() => saveFile(file, file.name)}>
        <Download className="size-5" aria-hidden />
        {text.save}
      </Button>
    </div>
  );
}

interface PictureProps {
  achievement: Achievement;
  onDrawn: (file: File) => void;
}

function Picture({ achievement, onDrawn }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const signs = useRef<HTMLDivElement>(null);
  const { kind, title, detail, metal, sign } = achievement;
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const [signOf, mark] = signs.current?.querySelectorAll('svg') ?? [];
      if (!canvas.current || !signOf || !mark) return;
      await drawCard(canvas.current, { kind, title, detail }, metal, { sign: signOf, mark });
      canvas.current.toBlob((blob) => {
        if (blob && !isGone) onDrawn(new File([blob], text.fileName, { type: blob.type }));
      });
    };
    draw().catch(() => toast({ title: text.notDrawn, text: text.failedText, tone: 'danger' }));
    return () => {
      isGone = true;
    };
  }, [kind, title, detail, metal, onDrawn]);
  return (
    <>
      <div ref={signs} hidden>
        {sign}
        <LogoMark />
      </div>
      <canvas
        ref={canvas}
        {...CARD}
        role="img"
        aria-label={`${kind}: ${title}. ${detail}`}
        className="mx-auto block max-h-[52dvh] max-w-full rounded-lg"
      />
    </>
  );
}
