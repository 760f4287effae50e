import { Button } from '#ui/controls/button.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { ErrorState } from '#ui/surfaces/state-message.tsx';
import { messages } from '../messages.ts';

/** The session could not be asked for, and this phone knows of none. */
export function AuthError({ text }: { text: string }) {
  const { page, title, retry } = messages.authError;
  return (
    <main>
      <Page title={page} isQuiet>
        <ErrorState
          isPage
          title={title}
          text={text}
          action={
            <Button tone="primary" size="lg" onClick={() => location.reload()}>
              {retry}
            </Button>
          }
        />
      </Page>
    </main>
  );
}
