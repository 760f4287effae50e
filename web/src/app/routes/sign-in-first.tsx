import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { GuestTop } from '#ui/surfaces/guest-top.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { messages } from '../messages.ts';

/** A player's page, and nobody is signed in. */
export function SignInFirst() {
  const { page, title, text, logIn, signUp } = messages.signInFirst;
  return (
    <Page title={page} above={<GuestTop />} isQuiet>
      <EmptyState
        isPage
        title={title}
        text={text}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <Link to="/auth" className={buttonClass({ tone: 'primary', size: 'lg' })}>
              {logIn}
            </Link>
            <Link to="/signup" className={buttonClass({ size: 'lg' })}>
              {signUp}
            </Link>
          </span>
        }
      />
    </Page>
  );
}
