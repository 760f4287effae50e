/** Failed sign-ins since the last success, per account and address. */
export interface LoginAttemptsTable {
  /** A hash: neither the account nor the address can be read from it. */
  key: string;
  failures: number;
  lastAt: string;
  blockedUntil: string | null;
}
