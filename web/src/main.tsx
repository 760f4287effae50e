import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { ErrorBoundary } from '#app/error-boundary.tsx';
import { fetchFirstScreen } from '#app/routes/first-screen.ts';
import { currentSession, onSignIn } from '#data/session/session-store.ts';
import { startData } from '#data/start.ts';
import { syncAfter } from '#data/sync/sync.ts';
import { forgetAge } from '#features/session/sign-in/told-age.ts';
import { startPwa } from '#pwa/start.ts';
import '#ui/styles/index.css';

const FIRST_SCREEN_MS = 3_000;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

let show: () => void = () => undefined;
/** When the first screen stands, or would have had the time to. */
const isShown = new Promise<void>((resolve) => {
  show = resolve;
  setTimeout(resolve, FIRST_SCREEN_MS);
});

startPwa();
// The phone works for the player who looks at it, and then for the server.
syncAfter(isShown);
// Who signs up may leave for a provider in between: what they said counts until a session begins.
onSignIn(forgetAge);
startData();

void fetchFirstScreen(currentSession(), location.pathname, isShown).then(() =>
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <App onShown={show} />
      </ErrorBoundary>
    </StrictMode>,
  ),
);
