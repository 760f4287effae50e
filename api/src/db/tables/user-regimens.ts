import type { UserRegimen } from 'sync-protocol/entities/user-regimen';
import type { Synced } from './synced.ts';

/** A player's enrolment in a program; the program itself is in the catalog. */
export interface UserRegimensTable extends UserRegimen, Synced {}
