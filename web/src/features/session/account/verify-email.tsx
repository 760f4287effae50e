import { useCallback, useEffect, useRef, useState } from 'react';
import { verifyEmail } from '#data/session/account.ts';
import { ApiError } from '#data/server/calls/api-error.ts';
import { reasonOf } from '#data/server/calls/failures.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { EmptyState, ErrorState, LostState } from '#ui/surfaces/state-message.tsx';
import { Door } from '../door.tsx';
import { messages } from '../messages.ts';
import { Outcome } from '../outcome.tsx';
import { useLinkToken } from '../use-link-token.ts';

const text = messages.links;

/** Where the link of the first mail leads: it does its work by itself. */
export function VerifyEmail() {
  const { state, reason, retry } = useVerification();
  const home = (
    <Link to="/" className={buttonClass({ tone: 'primary', size: 'lg' })}>
      {text.home}
    </Link>
  );
  return (
    <Door title={text.verifyTitle} back={{ to: '/', label: messages.auth.back }}>
      {state === 'busy' && <SkeletonList rows={1} label={text.verifying} rowClass="h-40" />}
      {state === 'done' && (
        <Outcome>
          <EmptyState scene="done" title={text.verifiedTitle} text={text.verifiedText} action={home} />
        </Outcome>
      )}
      {state === 'dead' && (
        <Outcome>
          <LostState title={text.deadTitle} text={text.verifyDeadText} action={home} />
        </Outcome>
      )}
      {state === 'failed' && (
        <ErrorState
          title={text.failedTitle}
          text={reason}
          action={<Button onClick={retry}>{text.retry}</Button>}
        />
      )}
    </Door>
  );
}

type State = 'busy' | 'done' | 'dead' | 'failed';

function useVerification() {
  const { token, letGo } = useLinkToken();
  const [state, setState] = useState<State>(token ? 'busy' : 'dead');
  const [reason, setReason] = useState('');
  const hasBegun = useRef(false);
  const verify = useCallback(() => {
    setState('busy');
    const end = (how: 'done' | 'dead') => {
      letGo();
      setState(how);
    };
    verifyEmail(token).then(
      () => end('done'),
      (thrown: unknown) => {
        if (thrown instanceof ApiError && thrown.status === 400) return end('dead');
        setReason(reasonOf(thrown));
        setState('failed');
      },
    );
  }, [token, letGo]);
  useEffect(() => {
    if (!token || hasBegun.current) return;
    // A link works once: it must not be used by two runs of an effect.
    hasBegun.current = true;
    verify();
  }, [token, verify]);
  return { state, reason, retry: verify };
}
