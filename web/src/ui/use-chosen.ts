import { useState } from 'react';
import { useLocation, useSearchParams, type Location } from 'react-router-dom';

/** What was chosen at an address that the router has not left yet: a second choice, also of another one, must keep it. */
const chosenAt = new WeakMap<Location, URLSearchParams>();

/**
 * What a screen shows, kept in its address: Back finds it as it was left, and so does a reload.
 * @param name the parameter
 * @returns null as long as the player has chosen nothing
 */
export function useInAddress(name: string): [string | null, (value: string) => void] {
  const here = useLocation();
  const [params, setParams] = useSearchParams();
  // The router takes its time; a tap shows in its own frame.
  const [tapped, setTapped] = useState<{ value: string; over: Location }>();
  const choose = (value: string) => {
    const others = [...(chosenAt.get(here) ?? params)].filter(([key]) => key !== name);
    const next = new URLSearchParams([...others, [name, value]]);
    chosenAt.set(here, next);
    setTapped({ value, over: here });
    setParams(next, { replace: true });
  };
  return [tapped?.over === here ? tapped.value : params.get(name), choose];
}

/**
 * What of a few values a screen shows, kept in its address.
 * @param initial as long as the player has chosen none
 */
export function useChosen<Value extends string, None extends Value | null>(
  name: string,
  values: readonly Value[],
  initial: None,
): [Value | None, (value: Value) => void] {
  const [chosen, choose] = useInAddress(name);
  return [values.find((value) => value === chosen) ?? initial, choose];
}
