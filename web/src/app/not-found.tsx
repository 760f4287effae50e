import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { LostState } from '#ui/state-message.tsx';
import { messages } from './messages.ts';

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
