import { useDealing } from '#data/live/dealing.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { ErrorState, OfflineState } from '#ui/surfaces/state-message.tsx';
import { DayShape } from './day-shape.tsx';
import { messages } from './no-tasks-messages.ts';

/** A program runs and its tasks are not there: they are on their way, or this is what they wait for. */
export function NoTasksYet() {
  const { state, retry } = useDealing();
  if (state === 'underway') return <DayShape />;
  if (state === 'needs program')
    return (
      <Card>
        <OfflineState {...messages.needsProgram} />
      </Card>
    );
  const text = state === 'phone full' ? messages.full : messages.failed;
  return (
    <Card>
      <ErrorState {...text} action={<Button onClick={retry}>{messages.retry}</Button>} />
    </Card>
  );
}
