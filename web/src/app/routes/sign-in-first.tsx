import { GuestTop } from '#ui/surfaces/guest-top.tsx';
import { GuestWays } from '#ui/surfaces/guest-ways.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { messages } from '../messages.ts';

/** A player's page, and nobody is signed in. */
export function SignInFirst() {
  const { page, title, text } = messages.signInFirst;
  return (
    <Page title={page} above={<GuestTop />} isQuiet>
      <EmptyState isPage title={title} text={text} action={<GuestWays />} />
    </Page>
  );
}
