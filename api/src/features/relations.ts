import { relationsOf } from './profile/commands.ts';
import { rivalTies } from './rivals/relations.ts';
import { teamTies } from './teams/teammates.ts';

/** All that connects players, by every feature that knows of such a tie. */
export const TIES = [rivalTies, teamTies];
export const relations = relationsOf(TIES);
