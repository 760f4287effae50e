import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import { isRunning } from 'sync-protocol/rules/training/enrolment/enrolment';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { CategoryTile } from '#ui/icons/category-icon.tsx';
import { Facts } from '#ui/surfaces/facts.tsx';
import { Pill } from '#ui/surfaces/pill.tsx';
import type { ListedProgram } from '../listed-program.ts';
import { messages } from '../messages.ts';
import { CompletedPill } from './completed-pill.tsx';

interface ProgramRowProps {
  regimen: ListedProgram;
  isRecommended: boolean;
  /** Where the player stands in it. */
  enrolment: UserRegimen | undefined;
  onStart: (regimen: ListedProgram) => void;
}

/** A program that could be started. */
export function ProgramRow({ regimen, isRecommended, enrolment, onStart }: ProgramRowProps) {
  const { id, name, description, category, difficulty, totalWeeks, dailyDuration, isOwn } = regimen;
  return (
    <Card as="li" data-category={category} className="relative flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <CategoryTile category={category} />
        <div className="min-w-0 flex-1">
          <h3 className="text-base leading-snug">
            <Link to={`/program/${id}`} className="rounded-sm after:absolute after:inset-0 after:rounded-lg">
              {name}
            </Link>
          </h3>
          <Facts
            all={[
              messages.difficulty[difficulty],
              messages.weeks(totalWeeks),
              messages.minutes(dailyDuration),
            ]}
          />
        </div>
      </div>
      <div className="flex-1">
        <p className="line-clamp-3 text-sm text-ink-soft">{description}</p>
      </div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <span className="flex flex-wrap gap-2">
          {isOwn && <Pill tone="category">{messages.own}</Pill>}
          <CompletedPill enrolment={enrolment} />
          {isRecommended && <Pill tone="accent">{messages.available.recommended}</Pill>}
        </span>
        {enrolment && isRunning(enrolment) ? (
          <Pill tone="success">{messages.available.isActive}</Pill>
        ) : (
          <Button
            tone="ink"
            aria-label={messages.available.startNamed(name)}
            onClick={() => onStart(regimen)}
            className="relative z-1"
          >
            {messages.available.start}
          </Button>
        )}
      </div>
    </Card>
  );
}
