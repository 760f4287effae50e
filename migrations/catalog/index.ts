import type { Drill, ProgramSource } from 'sync-protocol/entities/training/program';
import { blockingDrills } from './drills/blocking.ts';
import { conditioningDrills } from './drills/conditioning.ts';
import { hittingDrills } from './drills/hitting.ts';
import { passingDrills } from './drills/passing.ts';
import { servingDrills } from './drills/serving.ts';
import { settingDrills } from './drills/setting.ts';
import { blockingPrograms } from './programs/blocking.ts';
import { conditioningPrograms } from './programs/conditioning.ts';
import { hittingPrograms } from './programs/hitting.ts';
import { passingPrograms } from './programs/passing.ts';
import { servingPrograms } from './programs/serving.ts';
import { settingPrograms } from './programs/setting.ts';
import { withGuidance } from './guided.ts';
import { withMinutes } from './drill-facts/minutes.ts';
import { withNeeds } from './drill-facts/needs.ts';
import { withResult } from './drill-facts/results.ts';
import { withTraining } from './drill-facts/training.ts';
import { warmUps } from './warm-ups.ts';

export { quotes } from './quotes.ts';

/** The drill library; a session names its drills by id, whatever their category. */
export const drills: Drill[] = [
  ...servingDrills,
  ...passingDrills,
  ...settingDrills,
  ...hittingDrills,
  ...blockingDrills,
  ...conditioningDrills,
  ...warmUps,
]
  .map(withMinutes)
  .map(withTraining)
  .map(withResult)
  .map(withGuidance)
  .map(withNeeds);

/** The programs that a player can start. */
export const programs: ProgramSource[] = [
  ...servingPrograms,
  ...passingPrograms,
  ...settingPrograms,
  ...hittingPrograms,
  ...blockingPrograms,
  ...conditioningPrograms,
];

export { aiPlayers } from './ai-players.ts';
