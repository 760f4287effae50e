/** What a stored file is called outside of the store. */
export function fileName({ id, type }: { id: string; type: string }): string {
  return `${id}.${type.replace(/^.*\//, '').replace('jpeg', 'jpg')}`;
}
