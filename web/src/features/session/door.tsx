import type { ReactNode } from 'react';
import { BackLink } from '#ui/controls/back-link.tsx';
import { Logo, LogoMark } from '#ui/icons/logo.tsx';
import { FlyingPath } from './flying-path.tsx';
import { messages } from './messages.ts';

interface DoorProps {
  title: string;
  back: { to: string; label: string };
  children: ReactNode;
}

/** What stands around everything that is done before one is in. */
export function Door({ title, back, children }: DoorProps) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <title>{title}</title>
      <Side />
      <div className="mx-auto flex w-full max-w-md flex-col px-5 pt-[calc(0.75rem+var(--safe-top))] pb-10 lg:pt-[10vh]">
        <BackLink to={back.to}>{back.label}</BackLink>
        <div className="mt-4 mb-6 flex items-center gap-3">
          <LogoMark className="size-11 lg:hidden" />
          <h1 id="title" className="text-2xl">
            {title}
          </h1>
        </div>
        {children}
      </div>
    </div>
  );
}

/** The court beside the form, where there is room. */
function Side() {
  return (
    <div
      aria-hidden
      className="hidden flex-col justify-between court-light bg-court p-10 text-on-court lg:flex"
    >
      <Logo name={messages.name} />
      <FlyingPath label="" />
      <p className="text-3xl font-extrabold text-balance">{messages.auth.slogan}</p>
    </div>
  );
}
