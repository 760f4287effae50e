import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { EmptyState, OfflineState } from '#ui/surfaces/state-message.tsx';
import { messages } from './messages.ts';

/** No tasks: because no program runs, or because the one that does was not downloaded yet. */
export function TasksEmpty({ hasProgram }: { hasProgram: boolean }) {
  const { title, text, action } = messages.empty;
  return (
    <Card>
      {hasProgram ? (
        <OfflineState {...messages.onTheWay} />
      ) : (
        <EmptyState
          title={title}
          text={text}
          action={
            <Link to="/training" className={buttonClass({ tone: 'primary', size: 'lg' })}>
              {action}
            </Link>
          }
        />
      )}
    </Card>
  );
}
