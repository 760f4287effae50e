/** How the players' databases are called: this and the player's id. The worker opens them without Dexie. */
export const DATABASE_PREFIX = 'volleypath:';
