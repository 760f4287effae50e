import { useState } from 'react';
import { useLocation, useSearchParams, type Location } from 'react-router-dom';

/** What was chosen at an address that the router has not left yet: a second choice, also of another one, must keep it. */
const chosenAt = new WeakMap<Location, URLSearchParams>();

/**
 * What of a few values a screen shows, kept in its address: Back finds the list as it was left, and so does a reload.
 * @param name the parameter
 * @param initial as long as the player has chosen none
 */
export function useChosen<Value extends string, None extends Value | null>(
  name: string,
  values: readonly Value[],
  initial: None,
): [Value | None, (value: Value) => void] {
  const here = useLocation();
  const [params, setParams] = useSearchParams();
  // The router takes its time; a tap shows in its own frame.
  const [tapped, setTapped] = useState<{ value: Value; over: Location }>();
  const inAddress = values.find((value) => value === params.get(name)) ?? initial;
  const choose = (value: Value) => {
    const others = [...(chosenAt.get(here) ?? params)].filter(([key]) => key !== name);
    const next = new URLSearchParams([...others, [name, value]]);
    chosenAt.set(here, next);
    setTapped({ value, over: here });
    setParams(next, { replace: true });
  };
  return [tapped?.over === here ? tapped.value : inAddress, choose];
}
