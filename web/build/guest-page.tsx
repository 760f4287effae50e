import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import { SCREENS } from '#app/routes/screens.ts';
import { beginAsGuest } from '#data/session/session-store.ts';

beginAsGuest();
await SCREENS.landing.fetch();
const { prelude } = await prerender(
  <App Router={({ children }) => <StaticRouter location="/">{children}</StaticRouter>} />,
  // All in its place: what comes later in a stream would need a script that puts it there.
  { progressiveChunkSize: Infinity },
);

/** The start page as somebody sees it who is not signed in, in HTML; its title comes first. */
export const guestPage = await new Response(prelude).text();
