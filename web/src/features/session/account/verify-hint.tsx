import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { ApiError, isOffline } from '#data/server/calls/api-error.ts';
import { reasonOf } from '#data/server/calls/failures.ts';
import { refreshUser } from '#data/session/session.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { messages as text } from './messages.ts';

/** Asks, without haste, for a look into the mail; the link can be sent again. */
export function VerifyHint() {
  const [isBusy, setIsBusy] = useState(false);
  const resend = async () => {
    setIsBusy(true);
    try {
      const { resendVerification } = await import('#data/session/account.ts');
      await resendVerification();
      toast({ title: text.resent, text: text.resentText, tone: 'success' });
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.code === 'already_verified') {
        toast({ title: text.alreadyVerified, tone: 'success' });
        await refreshUser();
      } else {
        const failure = { title: text.resendFailed, text: reasonOf(thrown) };
        toast({ ...(isOffline(thrown) ? text.resendOffline : failure), tone: 'danger' });
      }
    }
    setIsBusy(false);
  };
  return (
    <Card className="mt-3 flex items-start gap-3">
      <MailCheck className="mt-0.5 size-6 shrink-0 text-ink-soft" strokeWidth={1.9} aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{text.verifyTitle}</p>
        <p className="mt-0.5 mb-3 text-xs text-ink-soft">{text.verifyText}</p>
        <Button busy={isBusy} onClick={() => void resend()}>
          {text.resend}
        </Button>
      </div>
    </Card>
  );
}
