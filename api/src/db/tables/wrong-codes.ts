/** When a player tried the code of no team. */
export interface WrongCodesTable {
  userId: string;
  at: string;
}
