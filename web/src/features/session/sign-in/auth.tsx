import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ownPath } from 'sync-protocol/rules/session/own-path';
import { Link } from '#ui/controls/link.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import { Door } from '../door.tsx';
import { LoginForm } from './login-form.tsx';
import { messages } from '../messages.ts';
import { SignUp } from './sign-up.tsx';

const text = messages.auth;
const TABS = [
  { value: '/auth', label: text.login },
  { value: '/signup', label: text.signUp },
] as const;

/** Sign in or sign up; each has a path of its own. */
export function Auth() {
  const { pathname } = useLocation();
  const wanted = useWanted();
  const navigate = useNavigate();
  const tab = pathname === '/signup' ? '/signup' : '/auth';
  return (
    <Door title={text.title} back={{ to: '/', label: text.back }}>
      <Tabs
        label={text.tabs}
        tabs={TABS}
        value={tab}
        onChange={(path) => void navigate(path, { replace: true, state: wanted })}
      >
        {tab === '/auth' ? <LoginForm /> : <SignUp />}
      </Tabs>
      {tab === '/signup' && (
        <Link
          to="/privacy"
          state={pathname}
          className="mt-4 inline-flex min-h-11 items-center self-center text-sm text-ink-soft underline underline-offset-4"
        >
          {messages.signUp.privacy}
        </Link>
      )}
    </Door>
  );
}

/**
 * The page that they have come from to see it. Who comes back from another sign-in brings it along in the address, which
 * anybody could have written: from there it goes to where it is kept else.
 */
function useWanted(): unknown {
  const state: unknown = useLocation().state;
  const [params, setParams] = useSearchParams();
  const brought = params.get('wanted');
  useEffect(() => {
    if (brought === null) return;
    const without = (all: URLSearchParams) => {
      all.delete('wanted');
      return all;
    };
    setParams(without, { replace: true, state: ownPath.safeParse(brought).data ?? state });
  }, [brought, state, setParams]);
  return state;
}
