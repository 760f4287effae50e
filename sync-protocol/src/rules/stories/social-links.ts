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
  // No address that names a user, a port, or hides its host in any other way.
  const host = /^https:\/\/([a-z0-9.-]+)(?:[/?#][^\s\\]*)?$/i.exec(address)?.[1]?.toLowerCase();
  return host !== undefined && HOSTS.some((one) => host === one || host.endsWith(`.${one}`));
}
