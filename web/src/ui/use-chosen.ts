import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

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
  const [params, setParams] = useSearchParams();
  // The router takes its time; a tap shows in its own frame.
  const [tapped, setTapped] = useState<{ value: Value; over: URLSearchParams }>();
  const inAddress = values.find((value) => value === params.get(name)) ?? initial;
  const choose = (value: Value) => {
    setTapped({ value, over: params });
    setParams(
      (now) => new URLSearchParams([...now].filter(([key]) => key !== name).concat([[name, value]])),
      {
        replace: true,
      },
    );
  };
  return [tapped?.over === params ? tapped.value : inAddress, choose];
}
