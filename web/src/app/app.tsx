import { BrowserRouter } from 'react-router-dom';
import { Toaster } from '#ui/layers/toaster.tsx';
import { messages } from './messages.ts';
import { SessionGate } from './routes/session-gate.tsx';

/** The router and what hangs over every screen. */
export function App() {
  return (
    <BrowserRouter>
      <SessionGate />
      <Toaster labels={messages.toasts} />
    </BrowserRouter>
  );
}
