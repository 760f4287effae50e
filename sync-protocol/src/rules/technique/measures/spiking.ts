import type { SpikeCriterion } from '../criteria/spiking.ts';
import { isUnfilmed, lastStep, takeOffOf } from '../attempts/attempt.ts';
import { highest, lowest, stepsIn } from '../motion/series.ts';
import { betweenLandings } from './feet.ts';
import { elbow, hipRise, reach } from './curves.ts';
import { atContact, since, sinceTurning, withLoad, type Measure } from './measure.ts';
import { otherArmUp } from './swing.ts';

/** The most that the knees are bent while the player plants. */
export const kneesAtPlant: Measure = withLoad(({ body, moments: { load } }) =>
  sinceTurning(body, load - stepsIn(0.25), lowest(body.knees, load - stepsIn(0.25), load + stepsIn(0.1))),
);

/** How far the hands swing behind the hips in the last half second before take-off. */
export const armsBack: Measure = withLoad((attempt) => {
  const { body, moments } = attempt;
  const takeOff = takeOffOf(attempt);
  const back = highest(body.handsBehind, moments.load - stepsIn(0.5), takeOff);
  return sinceTurning(body, takeOff - stepsIn(0.5), back);
});

/** How far the hips rise over their height in standing, which is less sure where the clip doesn't show them stand. */
export const jumpHeight: Measure = (attempt) => {
  const { moments } = attempt;
  const rise = highest(hipRise(attempt), moments.contact - stepsIn(0.3), moments.end);
  return rise && { ...rise, isCut: isUnfilmed(attempt, moments.load) };
};

/** In torsos before its shoulder: a hand that never comes further back is not drawn, it only pushes. */
const PUSHED = 0.3;

/** The elbow's height where the hand, over the shoulder, is drawn furthest back in flight; of a push, where it is bent most. */
const elbowInFlight: Measure = ({ body, hand, moments: { contact } }) => {
  const isUp = (step: number) => (body.reach(hand, step) ?? -1) > 0;
  let from = contact;
  while (from > contact - stepsIn(0.4) && isUp(from - 1)) from--;
  const back = lowest((step) => body.wristAhead(hand, step), from, contact);
  const isPush = back !== null && back.value > PUSHED;
  const drawn = isPush ? lowest((step) => body.elbow(hand, step), from, contact) : back;
  if (!drawn) return null;
  const elbowUp = (step: number) => body.elbowUp(hand, step);
  const low = lowest(elbowUp, Math.max(from, drawn.step - stepsIn(0.07)), drawn.step);
  return since(body, from, low);
};

export const SPIKE_MEASURES: Readonly<Record<SpikeCriterion, Measure>> = {
  SP1: kneesAtPlant,
  SP2: armsBack,
  SP3: elbowInFlight,
  SP4: otherArmUp(takeOffOf),
  SP5: atContact(elbow),
  SP6: atContact(reach),
  SP7: jumpHeight,
  SP8: ({ body, moments: { end } }) =>
    end + stepsIn(0.1) > lastStep(body) ? null : lowest(body.knees, end, end + stepsIn(0.2)),
  SP9: betweenLandings,
};
