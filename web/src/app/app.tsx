import { StrictMode, useEffect, type ComponentType, type PropsWithChildren } from 'react';
import { afterPaint } from '#ui/after-paint.ts';
import { Toaster } from '#ui/layers/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { screenPath } from './frame/tab-list.ts';
import { messages } from './messages.ts';
import { SessionGate } from './routes/session-gate.tsx';

interface AppProps {
  /** Where it is: the browser's address, or while it is built the page that is rendered beforehand. */
  Router: ComponentType<PropsWithChildren>;
  /** Hears when the first screen stands. */
  onShown?: () => void;
}

/** The whole app: its screens and what hangs over each of them. */
export function App({ Router, onShown }: AppProps) {
  useEffect(() => onShown && afterPaint(onShown), [onShown]);
  return (
    <StrictMode>
      <ErrorBoundary>
        <Router>
          <SessionGate />
          <Toaster labels={messages.toasts} screenPath={screenPath} />
        </Router>
      </ErrorBoundary>
    </StrictMode>
  );
}
