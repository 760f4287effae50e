import { Archive, ChevronRight, Ellipsis } from 'lucide-react';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import { Link } from '#ui/controls/link.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { CategoryIcon } from '#ui/icons/category-icon.tsx';
import { Menu } from '#ui/layers/menu.tsx';
import { Pill } from '#ui/surfaces/pill.tsx';
import type { ListedProgram } from './listed-program.ts';
import { messages } from './messages.ts';
import { ProgramProgress } from './program/program-progress.tsx';
import { archive } from './program/use-start.ts';

interface ActiveCardProps {
  enrolment: UserRegimen;
  /** What the list of programs says of it; not there while it is being fetched. */
  regimen: ListedProgram | undefined;
}

/** A running program, in the colour of its category. */
export function ActiveCard({ enrolment, regimen }: ActiveCardProps) {
  const { name, category } = enrolment;
  return (
    <Card
      as="li"
      data-category={category}
      isPadded={false}
      className="relative flex flex-col overflow-hidden"
    >
      <div className="relative flex items-start gap-2 overflow-hidden bg-cat-soft p-4 pb-3">
        <CategoryIcon
          category={category}
          className="pointer-events-none absolute -right-5 -bottom-9 size-36 text-cat opacity-12"
        />
        <div className="relative min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 text-xs font-semibold text-cat">
            {messages.category[category]}
            {regimen && <span className="text-ink-soft">{messages.difficulty[regimen.difficulty]}</span>}
            {regimen?.isOwn && <Pill tone="category">{messages.own}</Pill>}
          </p>
          <h3 className="mt-1 text-lg">{name}</h3>
        </div>
        <span className="relative -mt-1.5 -mr-2">
          <Menu
            label={messages.active.menu(name)}
            icon={<Ellipsis className="size-6" aria-hidden />}
            items={[
              {
                label: messages.active.archive,
                icon: <Archive aria-hidden />,
                onSelect: () => void archive(enrolment),
              },
            ]}
          />
        </span>
      </div>
      <div className="flex flex-1 flex-col gap-4 p-4">
        <div className="flex-1">
          {regimen && <p className="line-clamp-2 text-sm text-ink-soft">{regimen.description}</p>}
        </div>
        <ProgramProgress enrolment={enrolment} />
        <div className="-mb-1.5 flex items-center justify-between">
          {regimen && <Pill>{messages.minutesADay(regimen.dailyDuration)}</Pill>}
          <Link
            to={`/program/${enrolment.regimenId}`}
            aria-label={`${messages.active.details}: ${name}`}
            className="pressable -mr-1 ml-auto inline-flex min-h-11 items-center gap-1 rounded-full px-1 text-sm font-semibold"
          >
            {messages.active.details}
            <ChevronRight className="size-4" aria-hidden />
          </Link>
        </div>
      </div>
    </Card>
  );
}
