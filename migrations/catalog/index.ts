import type { Drill, ProgramSource } from 'sync-protocol/entities/program';
import { blockingDrills } from './drills/blocking.ts';
import { conditioningDrills } from './drills/conditioning.ts';
import { passingDrills } from './drills/passing.ts';
import { servingDrills } from './drills/serving.ts';
import { blockingPrograms } from './programs/blocking.ts';
import { conditioningPrograms } from './programs/conditioning.ts';
import { passingPrograms } from './programs/passing.ts';
import { servingPrograms } from './programs/serving.ts';

/** The drill library; a session names its drills by id, whatever their category. */
export const drills: Drill[] = [...servingDrills, ...passingDrills, ...blockingDrills, ...conditioningDrills];

/** The programs that a player can start. */
export const programs: ProgramSource[] = [
  ...servingPrograms,
  ...passingPrograms,
  ...blockingPrograms,
  ...conditioningPrograms,
];

export { aiPlayers } from './ai-players.ts';
