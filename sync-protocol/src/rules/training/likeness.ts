import type { Load } from '../../entities/training/program.ts';
import { KINDS } from './load.ts';

interface Work {
  load: Load;
  needs: readonly string[];
}

/** How like two drills are: by what they do to a body, and by whether they take a ball. */
export function likeness(one: Work, other: Work): number {
  const hasBall = ({ needs }: Work) => needs.includes('ball');
  const alike = KINDS.filter((kind) => one.load[kind] > 0 === other.load[kind] > 0);
  return alike.length + Number(hasBall(one) === hasBall(other));
}
