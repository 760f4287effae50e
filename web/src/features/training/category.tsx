import { CATEGORIES } from 'sync-protocol/rules/training/program-terms';
import type { Category } from 'sync-protocol/entities/training/program';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import { isRunning } from 'sync-protocol/rules/training/enrolment/enrolment';
import { DIFFICULTIES } from 'sync-protocol/rules/training/program-terms';
import { BackLink } from '#ui/controls/back-link.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { CategoryIcon } from '#ui/icons/category-icon.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { Pill } from '#ui/surfaces/pill.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { EmptyState, OfflineState } from '#ui/surfaces/state-message.tsx';
import type { ListedProgram } from './listed-program.ts';
import { messages } from './messages.ts';
import { CompletedPill } from './program/completed-pill.tsx';
import { StartDialogs } from './program/start-dialogs.tsx';
import { useReadyStart } from './program/use-ready-start.ts';
import { usePrograms } from './use-programs.ts';
import { useStart } from './program/use-start.ts';

const text = messages.categoryPage;

/** The programs of the category in the address; its route lets no other words through. */
export function CategoryPage({ params }: { params: { category?: string | undefined } }) {
  const category = CATEGORIES.find((one) => one === params.category);
  return category && <ProgramsOf category={category} />;
}

function ProgramsOf({ category }: { category: Category }) {
  const programs = usePrograms();
  const start = useStart(programs);
  const name = messages.category[category];
  const shown = (programs?.catalog ?? [])
    .filter((one) => one.category === category)
    .toSorted((a, b) => DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty));
  useReadyStart(shown.map(({ id }) => id));
  return (
    <Page
      title={text.title(name)}
      width="full"
      above={<BackLink to="/training">{text.back}</BackLink>}
      aside={<Sign category={category} />}
    >
      {!programs && <SkeletonList rows={3} rowClass="h-44" label={messages.loading} />}
      {programs && !programs.hasCatalog && (
        <OfflineState title={messages.available.none} text={messages.available.noneText} />
      )}
      {programs?.hasCatalog && shown.length === 0 && (
        <EmptyState
          isPage
          title={text.empty}
          text={text.emptyText(name)}
          action={
            <Link to="/training" className={buttonClass({ tone: 'primary', size: 'lg' })}>
              {text.backToTraining}
            </Link>
          }
        />
      )}
      <ul className="grid gap-3 sm:grid-cols-2">
        {shown.map((regimen) => (
          <ProgramCard
            key={regimen.id}
            regimen={regimen}
            enrolment={programs?.enrolmentIn(regimen.id)}
            onStart={start.start}
          />
        ))}
      </ul>
      <StartDialogs start={start} active={programs?.active ?? []} />
    </Page>
  );
}

function Sign({ category }: { category: Category }) {
  return (
    <span data-category={category} className="text-cat">
      <CategoryIcon category={category} className="size-12" />
    </span>
  );
}

interface ProgramCardProps {
  regimen: ListedProgram;
  /** Where the player stands in it. */
  enrolment: UserRegimen | undefined;
  onStart: (regimen: ListedProgram) => void;
}

function ProgramCard({ regimen, enrolment, onStart }: ProgramCardProps) {
  const { id, name, description, difficulty, totalWeeks, dailyDuration, category, isOwn } = regimen;
  return (
    <Card as="li" data-category={category} className="flex min-w-0 flex-col">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 className="min-w-0 flex-[1_1_min-content] text-lg wrap-break-word">{name}</h2>
        <Pill>{messages.difficulty[difficulty]}</Pill>
      </div>
      <p className="mt-2 flex-1 text-sm text-ink-soft">{description}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <Pill>{messages.weeks(totalWeeks)}</Pill>
        <Pill>{messages.minutesADay(dailyDuration)}</Pill>
        {isOwn && <Pill tone="category">{messages.own}</Pill>}
        <CompletedPill enrolment={enrolment} />
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Link
          to={`/program/${id}`}
          aria-label={text.learnMoreOf(name)}
          className={buttonClass({ tone: 'soft' })}
        >
          {text.learnMore}
        </Link>
        <span className="flex-1" />
        {enrolment && isRunning(enrolment) ? (
          <Pill tone="success">{text.isActive}</Pill>
        ) : (
          <Button
            tone="ink"
            aria-label={messages.available.startNamed(name)}
            onClick={() => onStart(regimen)}
          >
            {messages.available.start}
          </Button>
        )}
      </div>
    </Card>
  );
}
