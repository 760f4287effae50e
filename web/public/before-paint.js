// Before the first paint: the theme that the player chose on this device, else the system's; and whether a player of
// this device is known, who is not to see the page that guests see.
{
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('volleypath.theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    const session = JSON.parse(localStorage.getItem('volleypath.session'));
    if (session && session.user) root.dataset.knowsPlayer = '';
  } catch {
    // Storage may be closed to us; the system's theme will do, and nobody is known.
  }
}
