import { Play } from 'lucide-react';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { cx } from '#ui/cx.ts';
import { messages } from './messages.ts';

/** The way to the tasks one by one, full-screen. */
export function GymLink() {
  return (
    <Link to="/gym" className={cx(buttonClass({ tone: 'primary' }), 'whitespace-nowrap')}>
      <Play className="size-4 fill-current" aria-hidden />
      {messages.gym}
    </Link>
  );
}
