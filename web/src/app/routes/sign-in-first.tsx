import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { messages } from '../messages.ts';

/** A player's page, and nobody is signed in. */
export function SignInFirst() {
  const { page, title, text, logIn } = messages.signInFirst;
  return (
    <Page title={page} isQuiet>
      <EmptyState
        isPage
        title={title}
        text={text}
        action={
          <Link to="/auth" className={buttonClass({ tone: 'primary', size: 'lg' })}>
            {logIn}
          </Link>
        }
      />
    </Page>
  );
}
