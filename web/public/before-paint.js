// Before the first paint: the theme that the player chose on this device, else the system's; and whether this device
// knows its player, or this tab what was said of an age: such a one is not to see what every guest sees first.
{
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('volleypath.theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    const hasPlayer = (localStorage.getItem('volleypath.session') || '').includes('"user":{');
    if (hasPlayer || sessionStorage.getItem('volleypath.age')) root.dataset.knows = '';
    // The first look at the platform's tables of zones and numbers takes 30 ms, 120 on a slow phone: they are read while
    // the scripts come, which need them to know what day it is.
    if (hasPlayer) setTimeout(() => [Intl.DateTimeFormat(), Intl.NumberFormat()]);
  } catch {
    // Storage may be closed to us; the system's theme will do, and nothing is known.
  }
}
