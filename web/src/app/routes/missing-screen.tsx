import { Button } from '#ui/controls/button.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { OfflineState } from '#ui/surfaces/state-message.tsx';
import { useRetry } from '#ui/use-retry.ts';
import { messages } from '../messages.ts';

const text = messages.missingScreen;

/** Stands in for a screen that could not be fetched, until there is a connection. */
export function MissingScreen({ retry }: { retry: () => void }) {
  useRetry(retry);
  return (
    <Page title={text.title} isQuiet>
      <OfflineState
        isPage
        title={text.title}
        text={text.text}
        action={
          <Button tone="primary" size="lg" onClick={retry}>
            {text.retry}
          </Button>
        }
      />
    </Page>
  );
}
