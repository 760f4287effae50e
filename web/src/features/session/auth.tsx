import { Link, useLocation, useNavigate } from 'react-router-dom';
import { BackLink } from '#ui/back-link.tsx';
import { Logo, LogoMark } from '#ui/icons/logo.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { FlyingPath } from './flying-path.tsx';
import { LoginForm } from './login-form.tsx';
import { messages } from './messages.ts';
import { SignUp } from './sign-up.tsx';

const text = messages.auth;
const TABS = [
  { value: '/auth', label: text.login },
  { value: '/signup', label: text.signUp },
] as const;

/** Sign in or sign up; each has a path of its own. */
export function Auth() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const tab = pathname === '/signup' ? '/signup' : '/auth';
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <title>{text.title}</title>
      <Side />
      <div className="mx-auto flex w-full max-w-md flex-col px-5 pt-[calc(0.75rem+var(--safe-top))] pb-10 lg:justify-center">
        <BackLink to="/">{text.back}</BackLink>
        <div className="mt-4 mb-6 flex items-center gap-4">
          <LogoMark className="size-12 lg:hidden" />
          <h1 className="text-2xl">{text.title}</h1>
        </div>
        <Tabs
          label={text.tabs}
          tabs={TABS}
          value={tab}
          onChange={(path) => void navigate(path, { replace: true })}
        >
          {tab === '/auth' ? <LoginForm /> : <SignUp />}
        </Tabs>
        <p className="mt-6 text-center text-sm text-ink-soft">
          {tab === '/auth' ? text.noAccount : text.hasAccount}{' '}
          <Link
            replace
            to={tab === '/auth' ? '/signup' : '/auth'}
            className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
          >
            {tab === '/auth' ? text.signUp : text.login}
          </Link>
        </p>
      </div>
    </div>
  );
}

/** The court beside the form, where there is room. */
function Side() {
  return (
    <div
      aria-hidden
      className="hidden flex-col justify-between court-light bg-court p-10 text-on-court lg:flex"
    >
      <Logo name={messages.name} />
      <FlyingPath label="" />
      <p className="text-3xl font-extrabold text-balance">{text.slogan}</p>
    </div>
  );
}
