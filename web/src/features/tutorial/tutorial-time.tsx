import { useEffect } from 'react';

/** A new player looks at Home this long first; while something else is open, or they scroll, it waits as long again. */
const OPENS_AFTER_MS = 2000;

/** Says when there is time for the tutorial; whoever does something on the page is left to it until they come again. */
export function TutorialTime({ onTime }: { onTime: (isOpen: true) => void }) {
  useEffect(() => {
    let timer = 0;
    const wait = () => {
      clearInterval(timer);
      timer = window.setInterval(() => isNothingOpen() && onTime(true), OPENS_AFTER_MS);
    };
    const stop = () => {
      clearInterval(timer);
      removeEventListener('scroll', wait);
      removeEventListener('click', leaveAlone, true);
    };
    const leaveAlone = ({ target }: Event) => {
      if (target instanceof Element && target.closest('main')) stop();
    };
    wait();
    addEventListener('scroll', wait);
    // Before what it does: what was tapped may be gone afterwards.
    addEventListener('click', leaveAlone, true);
    return stop;
  }, [onTime]);
  return null;
}

function isNothingOpen(): boolean {
  return document.querySelector('[data-modal], [role=menu]') === null;
}
