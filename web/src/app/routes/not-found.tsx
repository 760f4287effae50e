import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { LostState } from '#ui/surfaces/state-message.tsx';
import { messages } from '../messages.ts';

export function NotFound() {
  const { title, text, home } = messages.notFound;
  return (
    <Page title={title} isQuiet>
      <LostState
        isPage
        title={title}
        text={text}
        action={
          <Link to="/" className={buttonClass({ tone: 'primary', size: 'lg' })}>
            {home}
          </Link>
        }
      />
    </Page>
  );
}
