import { Component, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { ErrorState } from '#ui/state-message.tsx';
import { messages } from './messages.ts';

/** Catches what a screen throws, and says so in people's words. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { error } = this.state;
    return error ? <Crash error={error} /> : this.props.children;
  }
}

function Crash({ error }: { error: Error }) {
  const { title, text, reload, details } = messages.crash;
  return (
    <main>
      <Page title={title} isQuiet>
        <ErrorState
          isPage
          title={title}
          text={text}
          action={
            <Button tone="primary" size="lg" onClick={() => location.reload()}>
              {reload}
            </Button>
          }
        />
        <details className="mx-auto max-w-sm px-4 text-xs text-ink-soft">
          <summary className="min-h-11 cursor-pointer text-center">{details}</summary>
          <p className="font-mono">{error.message}</p>
        </details>
      </Page>
    </main>
  );
}
