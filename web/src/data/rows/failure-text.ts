/** What the rules or a full phone say is more help than that it failed; of anything else only that is known. */
export function failureText({ code, message }: { code: string; message: string }, otherwise: string): string {
  return code === 'storage_failed' ? otherwise : message;
}
