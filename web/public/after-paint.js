// Fetches the app's scripts once the page, which is there without them, has been painted (web/build/pages.ts).
requestAnimationFrame(() =>
  setTimeout(() => {
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
    import(document.getElementById('entry').href).catch(beginAnew);
    // As for a known player (before-paint.js).
    Intl.DateTimeFormat();
    Intl.NumberFormat();
  }),
);

// Without them the page can be read. It begins anew once the server gives it again: asked with the next connection, and
// after pauses that grow, also from one beginning to the next.
const beginAnew = async () => {
  const before = /** @type {{ tries?: number } | null} */ (history.state);
  const tries = Math.min((before?.tries ?? 0) + 1, 8);
  history.replaceState({ ...before, tries }, '');
  await new Promise((resolve) => {
    setTimeout(resolve, 1_500 * 2 ** tries);
    addEventListener('online', resolve);
  });
  const answer = await fetch(location.href, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined);
  if (answer?.ok) location.reload();
  else void beginAnew();
};

// A button that is tapped before they are there is marked, and pressed again by them (main.tsx).
{
  const root = document.getElementById('root');
  const mark = ({ target }) => {
    if (target instanceof Element) target.closest('button')?.setAttribute('data-tapped', '');
  };
  root.addEventListener('click', mark);
  root.addEventListener('taken-over', () => root.removeEventListener('click', mark));
}
