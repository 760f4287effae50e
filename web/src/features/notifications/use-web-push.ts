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

  const doing = async (work: () => Promise<void>) => {
    setIsBusy(true);
    await work();
    setIsBusy(false);
    setState(stateNow());
  };

  /** To be called from a tap, after the explanation. */
  const turnOn = () =>
    doing(async () => {
      try {
        const isOn = await turnPushOn();
        toast(isOn ? { title: text.turnedOn, tone: 'success' } : { title: text.refused });
      } catch (thrown) {
        toast({ title: text.failed, text: reasonOf(thrown, text.failedText), tone: 'danger' });
      }
    });

  const test = () =>
    doing(async () => {
      try {
        const { devices } = await call(testPush);
        toast({ title: text.tested(devices), text: text.testedText });
      } catch (thrown) {
        toast({ title: text.testFailed, text: reasonOf(thrown, text.failedText), tone: 'danger' });
      }
    });

  return { state, isBusy, turnOn, turnOff: () => doing(turnPushOff), test };
}
