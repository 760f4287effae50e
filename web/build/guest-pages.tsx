import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import { SCREENS } from '#app/routes/screens.ts';
import { beginAsGuest } from '#data/session/session-store.ts';

beginAsGuest();
await Promise.all([SCREENS.landing.fetch(), SCREENS.auth.fetch()]);

/** What somebody sees first who is not signed in, in HTML; the title comes first. */
export const guestPages = { landing: await htmlAt('/'), signUp: await htmlAt('/signup') };

async function htmlAt(path: string): Promise<string> {
  const { prelude } = await prerender(
    <App Router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>} />,
    // All in its place: what comes later in a stream would need a script that puts it there.
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
}
