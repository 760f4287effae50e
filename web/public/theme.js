// Before the first paint: the theme that the player chose on this device, else the system's.
{
  let theme = null;
  try {
    theme = localStorage.getItem('volleypath.theme');
  } catch {
    // Storage may be closed to us; the system's theme will do.
  }
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
}
