import { LogOut } from 'lucide-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { fileOf } from '#data/media/file-of.ts';
import { progress } from '#data/media/progress.ts';
import { whatIsUnsaved, type Unsaved } from '#data/drafts/unsaved.ts';
import { useIsOffline } from '#data/server/network.ts';
import { isSessionOver, signInAgain, useIsSessionOver } from '#data/session/sign-in-again.ts';
import { signOut, type Unsent } from '#data/session/sign-out.ts';
import { useSyncStatus, type SyncStatus } from '#data/sync/sync-status.ts';
import { ProgressBar } from '#ui/charts/progress-bar.tsx';
import { SpokenPercent } from '#ui/charts/spoken-percent.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Confirm } from '#ui/layers/confirm.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { rowClass } from '#ui/lists/list-row.tsx';
import { RowFace } from '#ui/lists/row-face.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';

const text = messages.signOut;

/**
 * Signs out; when something was not sent yet, or was refused, it asks what is to become of it.
 * @param isRow in a list of what can be done, instead of a button of its own
 */
export function SignOut({ isRow = false }: { isRow?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const status = useSyncStatus();
  const mustLogIn = useIsSessionOver();
  const isOffline = useIsOffline();
  /** What there was to send when that began; undefined while nothing is being sent. */
  const [sending, setSending] = useState<{ waiting: number; refused: number }>();
  const patience = useRef<AbortController>(undefined);
  const unsent = sending ?? { waiting: status.waiting.length, refused: status.refused.length };
  const count = unsent.waiting + unsent.refused;
  const [lost, setLost] = useState<Unsaved[]>([]);
  const ask = () => {
    setIsOpen(true);
    whatIsUnsaved().then(setLost, () => undefined);
  };
  const close = () => {
    patience.current?.abort();
    setSending(undefined);
    setIsOpen(false);
  };
  const send = async () => {
    const mine = new AbortController();
    patience.current = mine;
    setSending(unsent);
    const isOut = await signOut('send', mine.signal);
    if (mine.signal.aborted) return;
    close();
    if (isOut) return;
    // That it is over may have been found out by sending.
    if (isSessionOver())
      toast({
        title: text.logInToSend,
        action: { label: text.logIn, onSelect: signInAgain },
        tone: 'danger',
      });
    else toast({ title: text.sendFailed, tone: 'danger' });
  };
  const logIn = () => {
    close();
    signInAgain();
  };
  const leave = (choice: Unsent) => {
    close();
    void signOut(choice);
  };
  return (
    <>
      {isRow ? (
        <button type="button" className={rowClass} onClick={ask}>
          <RowFace icon={LogOut} title={text.action} detail={text.actionDetail} />
        </button>
      ) : (
        <Button tone="ghost" onClick={ask}>
          <LogOut className="size-5" aria-hidden />
          {text.action}
        </Button>
      )}
      <Confirm
        open={isOpen && count === 0}
        onClose={() => setIsOpen(false)}
        title={text.title}
        text={text.text(lost)}
        confirmLabel={text.confirm}
        cancelLabel={text.cancel}
        isDangerous={lost.length > 0}
        onConfirm={() => void send()}
      />
      <Sheet
        open={isOpen && count > 0}
        onClose={close}
        title={text.unsentTitle(unsent)}
        text={text.unsentText(unsent, lost)}
      >
        <div className="grid gap-2 pb-2">
          {mustLogIn && unsent.waiting > 0 && (
            <Choice
              label={text.logIn}
              detail={text.logInDetail(unsent.waiting)}
              tone="primary"
              onChoose={logIn}
            />
          )}
          {!mustLogIn && unsent.waiting > 0 && (
            <Choice
              label={text.send(unsent.waiting)}
              detail={isOffline && text.sendOffline}
              tone={isOffline ? 'soft' : 'primary'}
              busy={sending !== undefined}
              onChoose={() => void send()}
            />
          )}
          {sending && <FileOnItsWay waiting={status.waiting} />}
          <Choice
            label={text.keep(count)}
            detail={text.keepDetail(unsent)}
            // What can't be sent now is not lost: it is sent from here later.
            tone={isOffline && !mustLogIn && unsent.waiting > 0 ? 'primary' : 'soft'}
            onChoose={() => leave('keep')}
          />
          <Choice
            label={text.discard(count)}
            detail={unsent.waiting > 0 ? text.discardDetail : text.discardRefused}
            onChoose={() => leave('discard')}
            tone="danger"
          />
        </div>
      </Sheet>
    </>
  );
}

/** How much has gone of the file that is being sent; nothing while none is. */
function FileOnItsWay({ waiting }: Pick<SyncStatus, 'waiting'>) {
  const file = useSyncExternalStore(progress.subscribe, progress.get);
  const story = file && waiting.find((mutation) => fileOf(mutation) === file.id);
  if (!story) return null;
  const percent = Math.round(file.share * 100);
  const kind = story.args['mediaType'] === 'video' ? 'video' : 'photo';
  const words = (part: number) => text.sendingFile(kind, part);
  return (
    <div className="mt-1 mb-2">
      <SpokenPercent percent={percent} words={words} className="mb-1 text-center text-xs text-ink-soft" />
      <ProgressBar tone="ink" label={words(percent)} percent={percent} />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  detail: string | false;
  tone?: 'primary' | 'soft' | 'danger';
  busy?: boolean;
  onChoose: () => void;
}

function Choice({ label, detail, tone = 'soft', busy, onChoose }: ChoiceProps) {
  return (
    <div>
      <Button tone={tone} size="lg" wide busy={busy} onClick={onChoose}>
        {label}
      </Button>
      {detail && <p className="mt-1 mb-2 text-center text-xs text-ink-soft">{detail}</p>}
    </div>
  );
}
