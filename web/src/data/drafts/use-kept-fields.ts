import { useEffect, useRef, useState } from 'react';
import { useHoldUpdates } from '#pwa/update/hold-updates.ts';
import { activePhone, useActivePhone } from '../store/active-phone.ts';
import type { Phone } from '../store/phone.ts';
import { keepDraft, readDraft, withDraft } from './drafts.ts';

interface Typed<Fields> {
  /** Whose it is: in the middle of it another tab may have somebody else sign in. */
  phone: Phone | undefined;
  fields: Fields;
}

/**
 * The fields of a form that outlive the form and a reload, until they are cleared; the next player on this phone begins
 * anew. Whoever comes back from another tab goes on with what was typed or sent there.
 * @param name under which the draft is kept
 */
export function useKeptFields<Fields extends object>(name: string, start: Fields) {
  const [untouched] = useState(start);
  const phone = useActivePhone();
  const [typed, setTyped] = useState<Typed<Fields>>();
  const latest = useRef(typed);
  /** How often something was typed here, and up to which of it the phone has kept: any other draft is another tab's. */
  const turn = useRef(0);
  const keptTurn = useRef(0);
  const fields = typed && typed.phone === phone ? typed.fields : untouched;
  const isTouched = !isSame(fields, untouched);
  useHoldUpdates(isTouched);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    keptTurn.current = turn.current;
    const read = async () => {
      const before = keptTurn.current;
      const draft = await readDraft(name);
      // What is typed meanwhile stays.
      if (signal.aborted || turn.current !== before || phone !== activePhone()) return;
      latest.current = { phone, fields: withDraft(untouched, draft) };
      setTyped(latest.current);
    };
    const look = () => void read().catch(() => undefined);
    look();
    document.addEventListener('visibilitychange', look, { signal });
    addEventListener('focus', look, { signal });
    return () => leaving.abort();
  }, [name, phone, untouched]);

  const set = (next: Fields) => {
    if (phone !== activePhone()) return;
    latest.current = { phone, fields: next };
    setTyped(latest.current);
    turn.current += 1;
    const { current } = turn;
    const keep = async () => {
      await keepDraft(name, isSame(next, untouched) ? {} : next);
      keptTurn.current = current;
    };
    // A phone that can keep nothing forgets it with the screen.
    keep().catch(() => undefined);
  };
  return {
    fields,
    isTouched,
    /** Over what stands at this moment, which may be more than the screen that calls it has shown. */
    change: (changed: Partial<Fields> | ((now: Fields) => Partial<Fields>)) => {
      const now = (latest.current?.phone === phone && latest.current?.fields) || untouched;
      set({ ...now, ...(typeof changed === 'function' ? changed(now) : changed) });
    },
    clear: () => set(untouched),
  };
}

function isSame<Fields extends object>(one: Fields, other: Fields): boolean {
  return Object.entries(one).every(([name, value]) => value === other[name as keyof Fields]);
}
