import type { Dose, Drill, Segment } from '../../entities/training/program.ts';

/** One thing after the other, as gym mode guides through a drill. */
export type GuidedStep = TimedStep | CountedStep;

export interface TimedStep {
  kind: 'work' | 'rest';
  seconds: number;
  /** What a part is called, or what the set is for. */
  name?: string;
  /** The step of the guide that says how, from 0. */
  guideStep?: number;
  /** The set that it is, from 0, or that comes after a rest; of a stretch of minutes, the part. */
  set: number;
  sets: number;
  /** It has the name of a part of its set, or of all of it. */
  isOfSet?: true;
}

export interface CountedStep {
  kind: 'count';
  reps: number;
  set: number;
  sets: number;
  /** Drills for both sides do one after the other, or each in turn. */
  side?: 'first' | 'other' | 'each';
}

const REST = { min: 15, max: 60, step: 5 } as const;
/** Rest between sets of repetitions, by what a body gets of them; our own choice. */
const REST_AFTER = { jumps: 60, landings: 45, swings: 45, nothing: 30 } as const;
/** Less than this a repetition never takes. */
const LEAST_SECONDS_A_REP = 3;

/** What the guidance of a drill goes by. */
export type Guidable = Pick<Drill, 'rest' | 'segments' | 'alternates' | 'turns' | 'training' | 'minutes'>;

/**
 * The steps of a task, its rests between them.
 * @param dose none in programs of a player's own: then its minutes are the time
 */
export function guidedSteps(dose: Dose | null, minutes: number, drill?: Guidable): GuidedStep[] {
  if (!dose || 'minutes' in dose) {
    const seconds = 60 * (dose?.minutes ?? Math.max(1, minutes));
    return drill?.segments ? partsOf(drill.segments, seconds) : [{ kind: 'work', seconds, set: 0, sets: 1 }];
  }
  const { sets } = dose;
  const rest = drill?.rest ?? restOf(dose, minutes, drill);
  return Array.from({ length: sets }, (_, set) => [
    ...(set > 0 && rest > 0 ? [{ kind: 'rest', seconds: rest, set, sets } as const] : []),
    ...workOfSet(dose, set, drill),
  ]).flat();
}

function workOfSet(
  dose: Exclude<Dose, { minutes: number }>,
  set: number,
  { segments, alternates, turns = [] }: Partial<Guidable> = {},
): GuidedStep[] {
  const { sets } = dose;
  if ('seconds' in dose) {
    if (segments)
      return partsOf(segments, dose.seconds).map((part) => ({ ...part, set, sets, isOfSet: true }));
    const name = turns[set % turns.length];
    const work = { kind: 'work', seconds: dose.seconds, set, sets } as const;
    return [name === undefined ? work : { ...work, name, isOfSet: true }];
  }
  const counted = { kind: 'count', reps: dose.reps, set, sets } as const;
  if (!dose.perSide) return [counted];
  if (alternates) return [{ ...counted, side: 'each' }];
  return [
    { ...counted, side: 'first' },
    { ...counted, side: 'other' },
  ];
}

/** Parts as a program's own dose makes them: longer or shorter, and together exactly its time. */
function partsOf(segments: readonly Segment[], seconds: number): TimedStep[] {
  const whole = segments.reduce((sum, one) => sum + one.seconds, 0);
  const endOf = (upTo: number) => {
    const own = segments.slice(0, upTo).reduce((sum, one) => sum + one.seconds, 0);
    return Math.round((own * seconds) / whole);
  };
  return segments.map(({ name, isRest, step }, set) => ({
    kind: isRest ? 'rest' : 'work',
    seconds: endOf(set + 1) - endOf(set),
    name,
    ...(step !== undefined && { guideStep: step }),
    set,
    sets: segments.length,
  }));
}

/**
 * Seconds of rest between sets. The minutes of a drill hold its rests: of sets of seconds they are what the sets leave,
 * of sets of repetitions what a body needs, as far as there is time for it.
 */
function restOf(dose: Dose, minutes: number, drill?: Pick<Drill, 'training'>): number {
  if ('minutes' in dose || dose.sets < 2) return 0;
  const breaks = dose.sets - 1;
  const work =
    'seconds' in dose ? dose.seconds : LEAST_SECONDS_A_REP * dose.reps * (dose.perSide === true ? 2 : 1);
  const left = (60 * minutes - dose.sets * work) / breaks;
  const needed = 'seconds' in dose ? REST.max : restAfter(drill);
  const rest = Math.floor(Math.min(left, needed) / REST.step) * REST.step;
  return Math.min(REST.max, Math.max(REST.min, rest));
}

function restAfter({ training }: Pick<Drill, 'training'> = {}): number {
  const kinds = ['jumps', 'landings', 'swings'] as const;
  const kind = kinds.find((one) => (training?.load[one] ?? 0) > 0);
  return REST_AFTER[kind ?? 'nothing'];
}
