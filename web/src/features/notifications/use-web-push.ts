import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { testPush } from 'sync-protocol/contract/notifications/web-push';
import { call } from '#data/server/calls/api.ts';
import { reasonOf } from '#data/server/calls/failures.ts';
import {
  hasSubscription,
  isPushOn,
  pushAbility,
  renewPush,
  turnPushOff,
  turnPushOn,
} from '#data/server/web-push.ts';
import { useReturn } from '#pwa/use-return.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';

const text = messages.push;

/** `lost`: a test has shown that no message comes. */
export type PushState = 'on' | 'off' | 'lost' | Exclude<ReturnType<typeof pushAbility>, 'ready'>;

function stateNow(isSubscribed = true): PushState {
  const ability = pushAbility();
  if (ability !== 'ready') return ability;
  return isPushOn() && isSubscribed ? 'on' : 'off';
}

/** Notifications on this device: how they stand, and how to change it. */
export function usePush() {
  const [state, setState] = useState(stateNow);
  const [isLost, setIsLost] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  /** Counts looks and deeds: what an earlier look finds late no longer holds. */
  const turn = useRef(0);

  const look = async () => {
    const mine = ++turn.current;
    const show = (found: PushState) => {
      if (mine === turn.current) setState(found);
    };
    // That they are on is said once the browser's subscription has been seen.
    setState((before) => (stateNow() === 'on' && before !== 'on' ? 'off' : stateNow()));
    show(stateNow(await hasSubscription()));
    // Offline, or the push service is out of order.
    await renewPush().catch(() => undefined);
    show(stateNow(await hasSubscription()));
  };
  // Some browsers fail where they are asked for a subscription: what is shown stays.
  const lookIfAble = () => void look().catch(() => undefined);
  useReturn(lookIfAble);
  usePermissionChanges(lookIfAble);

  const doing = async (work: () => Promise<void>, failed: string) => {
    setIsBusy(true);
    try {
      await work();
    } catch (thrown) {
      toast({ title: failed, text: reasonOf(thrown, text.failedText), tone: 'danger' });
    } finally {
      turn.current++;
      setIsBusy(false);
      setState(stateNow());
    }
  };

  /** To be called from a tap, after the explanation. */
  const turnOn = () =>
    doing(async () => {
      const isOn = await turnPushOn();
      setIsLost(false);
      toast(isOn ? { title: text.turnedOn, tone: 'success' } : { title: text.refused });
    }, text.failed);

  /** A subscription that brings nothing makes room for another one. */
  const turnOnAgain = () => doing(turnPushOff, text.failed).then(turnOn);

  const test = () =>
    doing(async () => {
      const { devices } = await call(testPush);
      setIsLost(devices === 0);
      if (devices > 0) return toast({ title: text.tested(devices), text: text.testedText });
      const action = { label: text.turnOnAgain, onSelect: () => void turnOnAgain() };
      toast({ title: text.noDevice, text: text.noDeviceText, tone: 'danger', action });
    }, text.testFailed);

  return {
    state: state === 'on' && isLost ? ('lost' as const) : state,
    isBusy,
    turnOn,
    turnOnAgain,
    turnOff: () => doing(turnPushOff, text.offFailed),
    test,
  };
}

/** Calls back when the browser tells that notifications were allowed or blocked; not every browser does. */
function usePermissionChanges(look: () => void): void {
  const onChange = useEffectEvent(look);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    navigator.permissions?.query({ name: 'notifications' }).then(
      (permission) => permission.addEventListener('change', () => onChange(), { signal }),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
}
