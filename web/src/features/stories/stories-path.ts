/** Where the stories of one player are: by their username, or by their id as long as they have none. */
export function storiesPath(id: string, username: string | null): string {
  return `/victory-stories/${username ? `@${username}` : id}`;
}
