// What is said of words that nobody should have to read, by what holds them.

export const unfitWords = (what: string) => ({
  code: 'words_unfit',
  message: `Your ${what} has a word in it that we keep off the court. Please write it another way.`,
});

/** Of a minor's ways to be reached. */
export const contactWords = (what: string) => ({
  code: 'words_contact',
  message: `Please leave phone numbers, addresses and links out of your ${what}.`,
});
