import { useEffect, useState } from 'react';
import { AVATAR_PRESETS } from './avatar-presets.ts';
import { cx } from '../cx.ts';

interface AvatarProps {
  /** The username, as far as it is known. */
  name: string | null;
  /** What the player is called beside it. */
  called?: string | null | undefined;
  /** Empty, a preset's id, or the address of a picture. */
  image?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  className?: string;
}

const SIZES = {
  sm: 'size-8 text-[13px]',
  md: 'size-10 text-[15px]',
  lg: 'size-14 text-[20px]',
  xl: 'size-24 text-[31px]',
} as const;
const NO_NAME = 'VP';
/** The grounds under initials, so that a list of players is not one colour (tokens.css: --face-0 and on). */
const FACES = ['bg-face-0', 'bg-face-1', 'bg-face-2', 'bg-face-3', 'bg-face-4', 'bg-face-5'] as const;

/** What stands in for a picture: of a name in parts the first letters of its ends, else the username's first two. */
export function initials(name: string | null, called?: string | null): string {
  const [, first = '', last = ''] = /^(.).* (.)/u.exec(called ?? '') ?? [];
  // Who has no username is nobody whom the viewer knows: then it is no name that stands beside it.
  return ((name && (first + last || name.slice(0, 2))) || NO_NAME).toUpperCase();
}

/** The same ground for a player wherever they are met. */
function faceOf(name: string | null): string {
  let sum = 0;
  for (const letter of name ?? '') sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return FACES[sum % FACES.length] ?? FACES[0];
}

/** A player's picture; always beside their name, so it says nothing by itself. */
export function Avatar({ name, called, image = '', size = 'md', className }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const emoji = AVATAR_PRESETS[image];
  const look = cx(
    'grid shrink-0 place-items-center overflow-hidden rounded-full font-bold',
    SIZES[size],
    className,
  );
  // With no signal a picture that was never shown here is not to be had.
  useEffect(() => {
    if (!broken) return undefined;
    const again = () => setBroken('');
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [broken]);
  if (image && !emoji && image !== broken)
    return (
      <img
        loading="lazy"
        src={image}
        alt=""
        className={cx(look, 'object-cover')}
        onError={() => setBroken(image)}
      />
    );
  return (
    <span aria-hidden className={cx(look, emoji ? 'bg-accent-soft' : `${faceOf(name)} text-on-court`)}>
      {emoji ?? initials(name, called)}
    </span>
  );
}
