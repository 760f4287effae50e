import type { GuidedStep } from 'sync-protocol/rules/training/guided';
import { messages } from '../gym-messages.ts';

const text = messages.step;

/** What a step is, in a few words: "Jog on the spot", "Set 2 of 3, 10 each, first side". */
export function stepName(step: GuidedStep): string {
  if (step.kind === 'count') {
    const reps = text.reps(step.reps);
    const set = messages.set(step.set + 1, step.sets);
    return [set, step.side ? `${reps}, ${text.sides[step.side]}` : reps].join(', ');
  }
  if (step.kind === 'rest') return messages.phase.rest;
  if (step.name !== undefined) return step.name;
  return step.sets > 1 ? messages.set(step.set + 1, step.sets) : messages.phase.work;
}

/** What is spoken when a step begins, and what comes after it where that is a rest. */
export function spokenOf(step: GuidedStep, next: GuidedStep | undefined): string {
  const name = stepName(step);
  if (step.kind === 'count') return name;
  const words = `${name}. ${text.seconds(step.seconds)}.`;
  return step.kind === 'rest' && next ? `${words} ${text.next(stepName(next))}` : words;
}

/** What is spoken when one comes to a drill: its name, and what is counted first, for that begins by itself. */
export function introductionOf(name: string, first: GuidedStep | undefined): string {
  return first?.kind === 'count' ? `${name}. ${stepName(first)}.` : `${name}.`;
}
