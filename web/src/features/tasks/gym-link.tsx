import { Maximize } from 'lucide-react';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { messages } from './messages.ts';

/** The way to the tasks one by one, full-screen. */
export function GymLink() {
  return (
    <Link to="/gym" className={buttonClass({ tone: 'outline' })}>
      <Maximize className="size-4" strokeWidth={2.4} aria-hidden />
      {messages.gym}
    </Link>
  );
}
