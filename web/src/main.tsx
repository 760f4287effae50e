import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { ErrorBoundary } from '#app/error-boundary.tsx';
import { fetchFirstScreen } from '#app/routes/first-screen.ts';
import { currentSession, onSignIn } from '#data/session/session-store.ts';
import { startData } from '#data/start.ts';
import { forgetAge } from '#features/session/sign-in/told-age.ts';
import { startPwa } from '#pwa/start.ts';
import '#ui/styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

startPwa();
// Who signs up may leave for a provider in between: what they said counts until a session begins.
onSignIn(forgetAge);
startData();

void fetchFirstScreen(currentSession(), location.pathname).then(() =>
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <App />
      </ErrorBoundary>
    </StrictMode>,
  ),
);
