/** Where a story may lead. */
const HOSTS = [
  'tiktok.com',
  'instagram.com',
  'youtube.com',
  'youtu.be',
  'x.com',
  'twitter.com',
  'facebook.com',
  'snapchat.com',
  'vimeo.com',
  'reddit.com',
  'threads.net',
  'twitch.tv',
  'hudl.com',
] as const;

/** Where they send a visitor on, to whatever the address says: from the whole host, or from these paths. */
const WAYS_OUT: Readonly<Record<string, 'all' | readonly string[]>> = {
  'youtube.com': ['/redirect', '/attribution_link'],
  'l.instagram.com': 'all',
  'l.facebook.com': 'all',
  'lm.facebook.com': 'all',
  'facebook.com': ['/l.php', '/flx/warn'],
  'l.threads.net': 'all',
  'out.reddit.com': 'all',
  'tiktok.com': ['/link/v2'],
  'x.com': ['/i/redirect'],
  'twitter.com': ['/i/redirect'],
};

export const LINK_MAX = 500;

export const BAD_LINK = 'Please enter a valid social media link (TikTok, Instagram, YouTube, etc.)';

/** Whether an address leads to one of them, the host itself or one below it, and stays there. */
export function isSocialLink(address: string): boolean {
  // No address that names a user, a port, or hides its host in any other way.
  const [, host, rest = ''] = /^https:\/\/([a-z0-9.-]+)([/?#][^\s\\]*)?$/i.exec(address.toLowerCase()) ?? [];
  return host !== undefined && HOSTS.some((one) => isWithin(host, one)) && !leadsOut(host, rest);
}

const isWithin = (host: string, one: string) => host === one || host.endsWith(`.${one}`);

function leadsOut(host: string, rest: string): boolean {
  const path = pathOf(rest);
  return Object.entries(WAYS_OUT).some(
    ([one, paths]) => isWithin(host, one) && (paths === 'all' || paths.includes(path)),
  );
}

/** The path as a server reads it, however it is written; the address of this host cannot fail to be one. */
function pathOf(rest: string): string {
  const { pathname } = new URL(`https://x.com${rest}`);
  const letters = pathname.replaceAll(/%[2-7][0-9a-f]/g, decodeURIComponent);
  return letters.toLowerCase().replaceAll(/\/+/g, '/').replace(/\/$/, '');
}
