import { StrictMode, type ComponentType, type PropsWithChildren } from 'react';
import { Toaster } from '#ui/layers/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { messages } from './messages.ts';
import { SessionGate } from './routes/session-gate.tsx';

/**
 * The whole app: its screens and what hangs over each of them.
 * @param Router where it is: the browser's address, or while it is built the page that is rendered beforehand
 */
export function App({ Router }: { Router: ComponentType<PropsWithChildren> }) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <Router>
          <SessionGate />
          <Toaster labels={messages.toasts} />
        </Router>
      </ErrorBoundary>
    </StrictMode>
  );
}
