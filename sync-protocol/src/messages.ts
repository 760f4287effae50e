// What a call says of what it was sent, and a form before it sends it. No schema here: what starts the app needs none.

/** Of a field that was left empty. */
export const EMPTY_FIELD = 'Please fill this in.';

/** Of all that was sent, where some of it was left empty. */
export const INCOMPLETE = 'Please fill in all required fields.';

/** Where it takes the password to show that it is the player. */
export const PASSWORD_NEEDED = 'Please enter your current password';

/** Of more than a call takes. */
export const TOO_LARGE = 'That is more than can be sent at once.';
