import type { Load } from '../../entities/training/program.ts';
import { KINDS } from './load.ts';

interface Work {
  /** What it teaches. */
  skill?: string | undefined;
  load: Load;
  needs: readonly string[];
}

/** The same skill is as much alike as two of a body's loads. */
const SAME_SKILL = 2;

/** How like two drills are: by what they teach, by what they do to a body, and by whether they take a ball. */
export function likeness(one: Work, other: Work): number {
  const hasBall = ({ needs }: Work) => needs.includes('ball');
  const alike = KINDS.filter((kind) => one.load[kind] > 0 === other.load[kind] > 0);
  const isSameSkill = one.skill !== undefined && one.skill === other.skill;
  return alike.length + Number(hasBall(one) === hasBall(other)) + (isSameSkill ? SAME_SKILL : 0);
}
