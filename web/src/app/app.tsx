import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterPaint } from '#ui/after-paint.ts';
import { Toaster } from '#ui/layers/toaster.tsx';
import { messages } from './messages.ts';
import { SessionGate } from './routes/session-gate.tsx';

/**
 * The router and what hangs over every screen.
 * @param onShown hears when the first one stands
 */
export function App({ onShown }: { onShown: () => void }) {
  useEffect(() => afterPaint(onShown), [onShown]);
  return (
    <BrowserRouter>
      <SessionGate />
      <Toaster labels={messages.toasts} />
    </BrowserRouter>
  );
}
