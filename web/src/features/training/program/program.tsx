import { Suspense, useState, type ReactNode } from 'react';
import { NO_SUCH_PROGRAM } from 'sync-protocol/mutations/training/user-regimen-start';
import { isPaused, isRunning } from 'sync-protocol/rules/training/enrolment/enrolment';
import { BackLink } from '#ui/controls/back-link.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { fetched } from '#ui/fetched.tsx';
import { CategoryIcon } from '#ui/icons/category-icon.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { Pill } from '#ui/surfaces/pill.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { LostState, OfflineState } from '#ui/surfaces/state-message.tsx';
import { CatalogProgram } from './catalog-program.tsx';
import type { ListedProgram } from '../listed-program.ts';
import { messages } from '../messages.ts';
import { EnrolmentProgress } from './enrolment-progress.tsx';
import { StartDialogs } from './start-dialogs.tsx';
import { startHere } from './start-messages.ts';
import { usePrograms, type Programs } from '../use-programs.ts';
import { useReadyStart } from './use-ready-start.ts';
import { useStart } from './use-start.ts';

const text = messages.program;

const OwnProgram = fetched(async () => (await import('../own/own-program.tsx')).OwnProgram);

export function ProgramPage({ params: { id = '' } }: { params: { id?: string | undefined } }) {
  const programs = usePrograms();
  const regimen = programs?.byId.get(id);
  // It may go while it is looked at, and take the words with it that are just being typed.
  const [wasOwn, setWasOwn] = useState<string>();
  if (programs?.own.has(id) && wasOwn !== id) setWasOwn(id);
  // Deleted here it is left at once, but not before the next screen is there.
  const [removed, setRemoved] = useState<string>();
  const isWaiting = !programs || (!regimen && removed === id);
  return (
    <Page title={text.title} about={regimen?.name} above={<BackLink to="/training">{text.back}</BackLink>}>
      {isWaiting && <ProgramSkeleton />}
      {!isWaiting &&
        !regimen &&
        (wasOwn === id ? <Deleted /> : programs.hasCatalog ? <NotFound /> : <NotHere />)}
      {programs && regimen && (
        <Detail key={id} regimen={regimen} programs={programs} onRemove={() => setRemoved(id)} />
      )}
    </Page>
  );
}

function ProgramSkeleton() {
  return <SkeletonList rows={4} rowClass="h-32" label={messages.loading} />;
}

/** Before the first connection a phone can't know which programs there are. */
function NotHere() {
  return <OfflineState title={text.notHere} text={text.notHereText} />;
}

function NotFound() {
  return <LostState isPage title={text.notFound} text={NO_SUCH_PROGRAM.message} action={<WayBack />} />;
}

function Deleted() {
  return (
    <div role="alert">
      <LostState isPage title={text.deleted} text={text.deletedText} action={<WayBack />} />
    </div>
  );
}

function WayBack() {
  return (
    <Link to="/training" className={buttonClass({ tone: 'primary', size: 'lg' })}>
      {text.notFoundAction}
    </Link>
  );
}

interface DetailProps {
  regimen: ListedProgram;
  programs: Programs;
  onRemove: () => void;
}

function Detail({ regimen, programs, onRemove }: DetailProps) {
  const start = useStart(programs, startHere);
  useReadyStart([regimen.id]);
  const enrolment = programs.enrolmentIn(regimen.id);
  const own = programs.own.get(regimen.id);
  return (
    <div data-category={regimen.category}>
      <HeadCard regimen={regimen}>
        {enrolment && <EnrolmentProgress enrolment={enrolment} />}
        {!(enrolment && isRunning(enrolment)) && (
          <Button
            tone="primary"
            size="lg"
            wide
            className="mt-5 sm:w-auto"
            onClick={() => start.start(regimen)}
          >
            {enrolment && isPaused(enrolment) ? text.goOn : text.start}
          </Button>
        )}
      </HeadCard>
      {own ? (
        <Suspense fallback={<SkeletonList rows={3} rowClass="h-28" label={messages.loading} />}>
          <OwnProgram program={own} enrolment={enrolment} onRemove={onRemove} />
        </Suspense>
      ) : (
        <CatalogProgram id={regimen.id} enrolment={enrolment} />
      )}
      <StartDialogs start={start} active={programs.active} />
    </div>
  );
}

function HeadCard({ regimen, children }: { regimen: ListedProgram; children: ReactNode }) {
  const { name, description, category, difficulty, totalWeeks, dailyDuration, isOwn } = regimen;
  return (
    <Card tone="category" className="relative overflow-hidden">
      <CategoryIcon
        category={category}
        className="pointer-events-none absolute -top-6 -right-6 size-40 text-cat opacity-15"
      />
      <div className="relative">
        <p className="text-sm font-semibold text-cat">{messages.category[category]}</p>
        <h2 id="about" className="mt-1 max-w-md text-2xl">
          {name}
        </h2>
        {description && <p className="mt-2 max-w-lg text-ink-soft">{description}</p>}
        <p className="mt-4 flex flex-wrap gap-2">
          <Pill tone="outline">{messages.weeks(totalWeeks)}</Pill>
          <Pill tone="outline">{messages.minutesADay(dailyDuration)}</Pill>
          <Pill tone="outline">{messages.difficulty[difficulty]}</Pill>
          {isOwn && <Pill tone="outline">{messages.own}</Pill>}
        </p>
        {children}
      </div>
    </Card>
  );
}
