import type { LoginAttemptsTable } from './tables/login-attempts.ts';
import type { SessionsTable } from './tables/sessions.ts';
import type { UsersTable } from './tables/users.ts';

/** Every table by the name Kysely knows it by; in SQL the names are in snake_case. */
export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  loginAttempts: LoginAttemptsTable;
}
