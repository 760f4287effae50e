import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { ProgramContent } from 'sync-protocol/entities/program';
import type { CatalogEntry } from '#data/live.ts';
import { useRegimen } from '#data/live.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CategoryIcon } from '#ui/icons/category-icon.tsx';
import { Page } from '#ui/page.tsx';
import { Pill } from '#ui/pill.tsx';
import { SkeletonList } from '#ui/skeleton.tsx';
import { LostState, OfflineState } from '#ui/state-message.tsx';
import { messages } from './messages.ts';
import { ProgramText } from './program-text.tsx';
import { ProgramProgress } from './program-progress.tsx';
import { StartDialogs } from './start-dialogs.tsx';
import { usePrograms, type Programs } from './use-programs.ts';
import { useStart } from './use-start.ts';

const text = messages.program;

export function ProgramPage() {
  const id = useParams()['id'] ?? '';
  const programs = usePrograms();
  const regimen = programs?.catalog.find((one) => one.id === id);
  return (
    <Page title={text.title} above={<BackLink to="/training">{text.back}</BackLink>}>
      {!programs && <SkeletonList rows={4} rowClass="h-32" label={messages.loading} />}
      {programs && !regimen && <LostState title={text.notFound} text={text.notFoundText} />}
      {programs && regimen && <Detail regimen={regimen} programs={programs} />}
    </Page>
  );
}

function Detail({ regimen, programs }: { regimen: CatalogEntry; programs: Programs }) {
  const content = useRegimen(regimen.id);
  const start = useStart(programs);
  const enrolment = programs.active.find((one) => one.regimenId === regimen.id);
  return (
    <div data-category={regimen.category}>
      <HeadCard regimen={regimen}>
        {enrolment ? (
          <div className="mt-5 rounded-md bg-surface p-4">
            <p className="font-bold">{text.isActive}</p>
            <p className="mt-0.5 mb-3 text-sm text-ink-soft">{text.isActiveText}</p>
            <ProgramProgress enrolment={enrolment} />
          </div>
        ) : (
          <Button
            tone="primary"
            size="lg"
            wide
            className="mt-5 sm:w-auto"
            onClick={() => start.start(regimen)}
          >
            {text.start}
          </Button>
        )}
      </HeadCard>
      <Content content={content} currentWeek={enrolment?.currentWeek} />
      <StartDialogs start={start} active={programs.active} />
    </div>
  );
}

function HeadCard({ regimen, children }: { regimen: CatalogEntry; children: ReactNode }) {
  const { name, description, category, difficulty, totalWeeks, dailyDuration } = regimen;
  return (
    <Card tone="category" className="relative overflow-hidden">
      <CategoryIcon
        category={category}
        className="pointer-events-none absolute -top-6 -right-6 size-40 text-cat opacity-15"
      />
      <div className="relative">
        <p className="text-sm font-semibold text-cat">{messages.category[category]}</p>
        <h2 className="mt-1 max-w-md text-2xl">{name}</h2>
        <p className="mt-2 max-w-lg text-ink-soft">{description}</p>
        <p className="mt-4 flex flex-wrap gap-2">
          <Pill tone="outline">{messages.weeks(totalWeeks)}</Pill>
          <Pill tone="outline">{messages.minutesADay(dailyDuration)}</Pill>
          <Pill tone="outline">{messages.difficulty[difficulty]}</Pill>
        </p>
        {children}
      </div>
    </Card>
  );
}

interface ContentProps {
  content: ProgramContent | null | undefined;
  currentWeek: number | undefined;
}

function Content({ content, currentWeek }: ContentProps) {
  if (content === undefined) return <SkeletonList rows={3} rowClass="h-28" label={messages.loading} />;
  if (content === null) return <OfflineState title={text.notHere} text={text.notHereText} />;
  return <ProgramText content={content} currentWeek={currentWeek} />;
}
