import type { ErrorAnswer } from 'sync-protocol/contract/call';

// What a server and the process that unpacks its pictures say to each other.

/**
 * The niceness of the process: where both want a processor the server gets three quarters of it, and on a machine with
 * much else to do pictures still come through within their time.
 */
export const BEHIND_THE_SERVER = 5;

/** A picture's file for a profile or for a story, or a call in whose JSON there is one for a profile. */
export interface PictureJob {
  kind: 'file' | 'photo' | 'call';
  bytes: Uint8Array;
}

/** The process ends with this code over a picture that it can't do, and by no fault of its own. */
export const GAVE_UP = 3;

/** Why a file can't be made a picture of. */
export type Unfit = 'tooLarge' | 'wrongType' | 'unreadable';

/** A picture as it will be shown, and the same as the classifier looks at it; or why there is none. */
export type Remade = { jpeg: Uint8Array; pixels: Uint8Array } | { unfit: Unfit };

/** A call that named its player, or what is wrong with its fields; none if it was no JSON. */
export type PictureCall =
  | { userId: string; remade: Remade }
  | { issues?: NonNullable<ErrorAnswer['issues']> };
