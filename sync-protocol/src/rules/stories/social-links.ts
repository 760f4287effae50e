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

export const LINK_MAX = 500;

export const BAD_LINK = 'Please enter a valid social media link (TikTok, Instagram, YouTube, etc.)';

/** Whether an address leads to one of them: the host itself, or one below it. */
export function isSocialLink(address: string): boolean {
  if (!/^https:\/\/[^\s@\\]+$/i.test(address) || !URL.canParse(address)) return false;
  const { hostname, port } = new URL(address);
  return port === '' && HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
