/** How many pictures there are to pick from instead of an own one. */
const PRESETS = 12;

/** Pixels on each side of a stored picture. */
export const AVATAR_SIDE = 200;
/** How well it is kept, 0 to 1. */
export const AVATAR_QUALITY = 0.8;
/** The largest file to make a picture of, as players read it, and in bytes. */
export const AVATAR_FILE_MB = 5;
export const AVATAR_FILE_MAX = AVATAR_FILE_MB * 1024 * 1024;
export const IMAGE_TOO_LARGE = `Please select an image smaller than ${AVATAR_FILE_MB}MB`;
export const NO_IMAGE = 'Please select an image file';

/** Where the pictures are that the server has checked and stored. */
const AVATAR_PATH = '/api/avatars/';

/** The ids of the pictures to pick from, in their order. */
export const AVATAR_PRESET_IDS: readonly string[] = Array.from(
  { length: PRESETS },
  (_, index) => `volleyball-${index + 1}`,
);

/** What a profile's picture may be: none, one to pick from, or the path of a stored one. */
export const PROFILE_IMAGE = /^(|volleyball-([1-9]|1[0-2])|\/api\/avatars\/[0-9a-f-]{36})$/;

/** The path of a stored picture. */
export function avatarPath(id: string): string {
  return AVATAR_PATH + id;
}

/** The id of a stored picture; null for anything that is none. */
export function avatarIdOf(profileImageUrl: string): string | null {
  return profileImageUrl.startsWith(AVATAR_PATH) ? profileImageUrl.slice(AVATAR_PATH.length) : null;
}
