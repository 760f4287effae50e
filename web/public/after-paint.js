// Fetches the app's scripts once the page, which is there without them, has been painted (web/build/pages.ts).
requestAnimationFrame(() =>
  setTimeout(() => {
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
    import(document.getElementById('entry').href).catch(() => {
      // Without a connection the page can be read; with the next one it begins anew.
      addEventListener('online', () => location.reload());
    });
    // As for a known player (before-paint.js).
    Intl.DateTimeFormat();
    Intl.NumberFormat();
  }),
);

// A button that is tapped before they are there is marked, and pressed again by them (main.tsx).
{
  const root = document.getElementById('root');
  const mark = ({ target }) => {
    if (target instanceof Element) target.closest('button')?.setAttribute('data-tapped', '');
  };
  root.addEventListener('click', mark);
  root.addEventListener('taken-over', () => root.removeEventListener('click', mark));
}
