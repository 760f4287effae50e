import { LogoMark } from '#ui/icons/logo.tsx';
import { messages } from '../messages.ts';

/** While it is not known yet who is looking; seen only when that takes longer than 200 ms. */
export function Splash() {
  return (
    <output className="grid min-h-dvh animate-wait-in place-content-center justify-items-center gap-5">
      <LogoMark className="size-16 animate-pulse-soft" />
      <span className="text-sm text-ink-soft">{messages.loading}</span>
    </output>
  );
}
