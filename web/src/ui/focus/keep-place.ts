/** Whoever begins to go through a page by keys, or listens to it, does not lose their place from then on. */
export function keepPlace(page: HTMLElement): void {
  page.addEventListener('focusin', function begin({ target }) {
    // What is written in shows its focus to fingers, too.
    if (!(target instanceof Element && target.matches(':not(input, textarea):focus-visible'))) return;
    page.removeEventListener('focusin', begin);
    import('./regain-focus.ts').then(
      ({ followFocus }) => followFocus(page),
      // Without a connection, before the phone holds the whole app.
      () => undefined,
    );
  });
}
