/** What forms say alike. */
export const messages = {
  left: (characters: number) => (characters === 1 ? '1 character left' : `${characters} characters left`),
} as const;
