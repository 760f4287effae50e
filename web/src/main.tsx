import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { ErrorBoundary } from '#app/error-boundary.tsx';
import { startData } from '#data/start.ts';
import { startPwa } from '#pwa/start.ts';
import '#ui/styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

startPwa();
startData();

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <App />
    </ErrorBoundary>
  </StrictMode>,
);
