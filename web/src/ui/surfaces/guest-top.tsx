import { BackLink } from '../controls/back-link.tsx';
import { Logo } from '../icons/logo.tsx';
import { messages } from '../messages.ts';

/** Over a page that somebody came to from elsewhere, and nobody is signed in: what this is, and the way to more of it. */
export function GuestTop() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <BackLink to="/">{messages.startPage}</BackLink>
      <Logo name="VolleyPath" />
    </div>
  );
}
