import { useState } from 'react';
import { testPush } from 'sync-protocol/contract/notifications/web-push';
import { call } from '#data/server/api.ts';
import { reasonOf } from '#data/server/failures.ts';
import { isPushOn, pushAbility, turnPushOff, turnPushOn } from '#data/server/web-push.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';

const text = messages.push;

export type PushState = 'on' | 'off' | Exclude<ReturnType<typeof pushAbility>, 'ready'>;

function stateNow(): PushState {
  const ability = pushAbility();
  if (ability !== 'ready') return ability;
  return isPushOn() ? 'on' : 'off';
}

/** Notifications on this device: how they stand, and how to change it. */
export function usePush() {
  const [state, setState] = useState(stateNow);
  const [isBusy, setIsBusy] = useState(false);

  const doing = async (work: () => Promise<void>, failed: string) => {
    setIsBusy(true);
    try {
      await work();
    } catch (thrown) {
      toast({ title: failed, text: reasonOf(thrown, text.failedText), tone: 'danger' });
    } finally {
      setIsBusy(false);
      setState(stateNow());
    }
  };

  /** To be called from a tap, after the explanation. */
  const turnOn = () =>
    doing(async () => {
      const isOn = await turnPushOn();
      toast(isOn ? { title: text.turnedOn, tone: 'success' } : { title: text.refused });
    }, text.failed);

  const test = () =>
    doing(async () => {
      const { devices } = await call(testPush);
      toast({ title: text.tested(devices), text: text.testedText });
    }, text.testFailed);

  return { state, isBusy, turnOn, turnOff: () => doing(turnPushOff, text.offFailed), test };
}
