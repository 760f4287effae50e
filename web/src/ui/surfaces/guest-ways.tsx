import { useLocation } from 'react-router-dom';
import { buttonClass } from '../controls/button.tsx';
import { Link } from '../controls/link.tsx';
import { messages } from '../messages.ts';

/** On from a page that is for players, for who is none here yet: in, and then back to it, or to become one. */
export function GuestWays() {
  const { pathname, search } = useLocation();
  const wanted = pathname + search;
  return (
    <span className="flex flex-wrap justify-center gap-2">
      <Link to="/auth" state={wanted} className={buttonClass({ tone: 'primary', size: 'lg' })}>
        {messages.logIn}
      </Link>
      <Link to="/signup" state={wanted} className={buttonClass({ size: 'lg' })}>
        {messages.signUp}
      </Link>
    </span>
  );
}
