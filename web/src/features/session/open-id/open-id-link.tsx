import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { reasonOf } from '#data/server/calls/failures.ts';
import { useSignInWays } from '../sign-in/sign-in-ways.ts';
import type { BirthMonth } from 'sync-protocol/rules/session/age';
import { settleLogout } from '#data/session/sign-out.ts';
import { Button } from '#ui/controls/button.tsx';
import { ProviderMark } from '#ui/icons/provider-mark.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from '../messages.ts';

const text = messages.auth;

interface OpenIdLinkProps {
  /** When a newcomer was born; without it nobody gets an account. */
  birth?: BirthMonth;
  /** What it says. */
  label?: (provider: string) => string;
  tone?: 'outline' | 'court';
}

/** The way to sign in elsewhere, by leaving the app for a moment; not there where the server knows no such way. */
export function OpenIdLink({ birth, label = text.continueWith, tone = 'outline' }: OpenIdLinkProps) {
  const { openId: provider } = useSignInWays();
  const from: unknown = useLocation().state;
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    // Who turns back finds this page as they left it.
    const comeBack = () => setIsLeaving(false);
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);
  if (!provider) return null;
  const leave = async () => {
    setIsLeaving(true);
    try {
      await settleLogout();
      const { leaveForOpenId } = await import('#data/session/session-calls.ts');
      await leaveForOpenId(birth, from);
    } catch (thrown) {
      setIsLeaving(false);
      toast({ title: text.failed, text: reasonOf(thrown), tone: 'danger' });
    }
  };
  return (
    <Button tone={tone} size="lg" wide={tone === 'outline'} busy={isLeaving} onClick={() => void leave()}>
      <ProviderMark name={provider} className="size-5" />
      {label(provider)}
    </Button>
  );
}
