import { Suspense } from 'react';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { fetched } from '#ui/fetched.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { DayShape } from './day-shape.tsx';
import { messages } from './messages.ts';

const NoTasksYet = fetched(async () => (await import('./no-tasks-yet.tsx')).NoTasksYet, DayShape);

/** No tasks: because no program runs, or because those of the one that does are not there yet. */
export function TasksEmpty({ hasProgram }: { hasProgram: boolean }) {
  const { title, text, action } = messages.empty;
  if (hasProgram)
    return (
      <Suspense fallback={<DayShape />}>
        <NoTasksYet />
      </Suspense>
    );
  return (
    <Card>
      <EmptyState
        title={title}
        text={text}
        action={
          <Link to="/training" className={buttonClass({ tone: 'primary', size: 'lg' })}>
            {action}
          </Link>
        }
      />
    </Card>
  );
}
