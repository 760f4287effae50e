// Fetches the app's scripts once the page, which is there without them, has been painted (web/build/pages.ts).
requestAnimationFrame(() =>
  setTimeout(() => {
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
    void import(document.getElementById('entry').href);
  }),
);
