import { afterEach, expect, it, vi } from 'vitest';
import { haptic } from './haptics.ts';

function aPhone(hasBeenTouched: boolean) {
  const vibrate = vi.fn<(pattern: number | number[]) => boolean>();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive: hasBeenTouched },
    configurable: true,
  });
  return vibrate;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(navigator, 'userActivation');
});

it('buzzes shortly for a tick and longer for a cheer', () => {
  const vibrate = aPhone(true);
  haptic('tick');
  haptic('cheer');
  const [tick, cheer] = vibrate.mock.calls.map(([pattern]) => [pattern].flat());
  expect(tick).toHaveLength(1);
  expect(tick?.[0]).toBeLessThan(30);
  expect(cheer?.length).toBeGreaterThan(1);
});

it('stays still before the first touch, which browsers would complain of, and where phones have no buzzer', () => {
  const vibrate = aPhone(false);
  haptic('tick');
  expect(vibrate).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'vibrate');
  expect(() => haptic('tick')).not.toThrow();
});
