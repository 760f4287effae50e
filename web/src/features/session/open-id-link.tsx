import { useEffect, useState } from 'react';
import type { BirthMonth } from 'sync-protocol/rules/age';
import { buttonClass } from '#ui/button.tsx';
import { ProviderMark } from '#ui/icons/provider-mark.tsx';
import { messages } from './messages.ts';

const text = messages.auth;

interface OpenIdLinkProps {
  /** When a newcomer was born; without it nobody gets an account. */
  birth?: BirthMonth;
}

/** The way to sign in elsewhere, by leaving the app for a moment; not there where the server knows no such way. */
export function OpenIdLink({ birth }: OpenIdLinkProps) {
  const provider = useOpenId();
  if (!provider) return null;
  const query = birth ? `?birthMonth=${birth.month}&birthYear=${birth.year}` : '';
  return (
    <a href={`/api/login${query}`} className={buttonClass({ tone: 'outline', size: 'lg', wide: true })}>
      <ProviderMark name={provider} className="size-5" />
      {text.continueWith(provider)}
    </a>
  );
}

function useOpenId(): string | null {
  const [provider, setProvider] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    const ask = async () => {
      const { signInWays } = await import('#data/session-calls.ts');
      const { openId } = await signInWays();
      if (isHere) setProvider(openId);
    };
    // Without a connection there is no other way to sign in either.
    ask().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, []);
  return provider;
}
