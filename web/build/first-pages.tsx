import type { PropsWithChildren, ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import { HomePage } from '#app/home/home-page.tsx';
import { SCREENS } from '#app/routes/screens.ts';
import { beginAsGuest } from '#data/session/session-store.ts';

beginAsGuest();
await Promise.all([SCREENS.landing.fetch(), SCREENS.auth.fetch()]);

const at = (path: string) =>
  function At({ children }: PropsWithChildren) {
    return <StaticRouter location={path}>{children}</StaticRouter>;
  };
const AtHome = at('/');

/** What is seen first, in HTML, by somebody who is not signed in and by a player; the title comes first. */
export const firstPages = {
  landing: await htmlOf(<App Router={at('/')} />),
  signUp: await htmlOf(<App Router={at('/signup')} />),
  home: await htmlOf(
    <AtHome>
      <HomePage />
    </AtHome>,
  ),
};

async function htmlOf(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    page,
    // All in its place: what comes later in a stream would need a script that puts it there.
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
}
