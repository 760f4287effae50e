import { Component, type ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { ErrorState } from '#ui/surfaces/state-message.tsx';
import { messages } from './messages.ts';

interface Props {
  children: ReactNode;
  /** One screen is inside, not the whole app: header and tabs stay, and lead to the others. */
  isScreen?: boolean;
}

/** Catches what a screen throws, and says so in people's words. */
export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const crash = <Crash error={error} />;
    return this.props.isScreen ? crash : <main>{crash}</main>;
  }
}

function Crash({ error }: { error: Error }) {
  const { title, text, reload, details } = messages.crash;
  return (
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
  );
}
