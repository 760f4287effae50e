import { buttonClass } from '../controls/button.tsx';
import { Link } from '../controls/link.tsx';
import { messages } from '../messages.ts';

/** On from a page that is for players, for who is none here yet: in, or to become one. */
export function GuestWays() {
  return (
    <span className="flex flex-wrap justify-center gap-2">
      <Link to="/auth" className={buttonClass({ tone: 'primary', size: 'lg' })}>
        {messages.logIn}
      </Link>
      <Link to="/signup" className={buttonClass({ size: 'lg' })}>
        {messages.signUp}
      </Link>
    </span>
  );
}
