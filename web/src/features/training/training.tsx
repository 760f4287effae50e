import { CalendarHeart, ChevronRight, ScanLine, Video, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { CATEGORIES } from 'sync-protocol/rules/training/program-terms';
import {
  bySuitedness,
  recommendedCategories,
  type Position,
  type SkillLevel,
} from 'sync-protocol/rules/profile/positions';
import { useOwnProfile } from '#data/live/profile.ts';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { SectionLink } from '#ui/controls/section-link.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { RowText } from '#ui/lists/list-row.tsx';
import { Page, Section } from '#ui/surfaces/page.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { EmptyState, OfflineState } from '#ui/surfaces/state-message.tsx';
import { ActiveCard } from './active-card.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { CreateProgram } from './own/create-program.tsx';
import { messages } from './messages.ts';
import { messages as ownMessages } from './own/own-messages.ts';
import { ProgramRow } from './program/program-row.tsx';
import { StartDialogs } from './program/start-dialogs.tsx';
import { usePrograms, type Programs } from './use-programs.ts';
import { useReadyStart } from './program/use-ready-start.ts';
import { useStart } from './program/use-start.ts';

/** Programs that a list shows before the rest is asked for. */
const AT_FIRST = 3;

export function Training() {
  const programs = usePrograms();
  const { position = null, skillLevel = null } = useOwnProfile() ?? {};
  const start = useStart(programs);
  return (
    <Page title={messages.title} width="full">
      {programs ? (
        <>
          <ActiveList programs={programs} />
          <AvailableList programs={programs} position={position} skillLevel={skillLevel} start={start} />
          <Ways />
          <Section title={messages.categories.title}>
            <CategoryGrid categories={CATEGORIES} catalog={programs.catalog} />
          </Section>
          <StartDialogs start={start} active={programs.active} />
          {import.meta.env.DEV && <DebugBox error={start.lastError} onClear={start.clearError} />}
        </>
      ) : (
        <SkeletonList rows={4} rowClass="h-40" label={messages.loading} />
      )}
    </Page>
  );
}

/** The ways to the technique analysis, of a clip and before the live camera, and to what weeks hold beside the app. */
function Ways() {
  return (
    <nav aria-label={messages.ways} className="mt-8 grid gap-3 lg:grid-cols-3">
      <Way to="/video-analysis" icon={ScanLine} {...messages.analysis.clip} />
      <Way to="/ar-training" icon={Video} {...messages.analysis.live} />
      <Way to="/season" icon={CalendarHeart} {...messages.season} />
    </nav>
  );
}

interface WayProps {
  to: string;
  icon: LucideIcon;
  title: string;
  text: string;
}

function Way({ to, icon: Icon, title, text }: WayProps) {
  return (
    <Link
      to={to}
      className="pressable flex min-h-14 items-center gap-4 rounded-lg bg-surface p-4 shadow-card"
    >
      <Icon className="size-7 shrink-0 text-accent-ink" aria-hidden />
      <RowText title={title} detail={text} />
      <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden />
    </Link>
  );
}

const GRID = 'grid gap-3 sm:grid-cols-2 xl:grid-cols-3';

function ActiveList({ programs: { active, archived, byId } }: { programs: Programs }) {
  const [showsAll, setShowsAll] = useState(false);
  const text = messages.active;
  const shown = showsAll ? active : active.slice(0, AT_FIRST);
  return (
    <Section
      title={text.title}
      className="mt-0"
      aside={
        archived.length > 0 && (
          <SectionLink to="/archived-programs">{ownMessages.archive.link(archived.length)}</SectionLink>
        )
      }
    >
      {active.length === 0 ? (
        <Card tone="well" isPadded={false} className="px-4 py-3">
          <p className="font-semibold">{text.empty}</p>
          <p className="text-sm text-ink-soft">{text.emptyText}</p>
        </Card>
      ) : (
        <ul className={GRID}>
          {shown.map((enrolment) => (
            <ActiveCard key={enrolment.id} enrolment={enrolment} regimen={byId.get(enrolment.regimenId)} />
          ))}
        </ul>
      )}
      {active.length > AT_FIRST && (
        <Button tone="ghost" wide aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? text.less : text.all(active.length)}
        </Button>
      )}
    </Section>
  );
}

interface AvailableListProps {
  programs: Programs;
  position: Position | null;
  skillLevel: SkillLevel | null;
  start: ReturnType<typeof useStart>;
}

function AvailableList({ programs, position, skillLevel, start }: AvailableListProps) {
  const { hasCatalog, active, available, enrolmentIn } = programs;
  const text = messages.available;
  const suited = position ? recommendedCategories(position) : [];
  // What the player has just made comes first, then what suits them best; the rest of their own stands in its category.
  const justMade = available.filter(({ id, isOwn }) => isOwn && !enrolmentIn(id)).slice(0, 1);
  const others = bySuitedness(
    available.filter(({ isOwn }) => !isOwn),
    { position, skillLevel },
  );
  const shown = [...justMade, ...others].slice(0, AT_FIRST);
  useReadyStart(shown.map(({ id }) => id));
  return (
    <Section title={text.title} aside={<CreateProgram start={start} />}>
      {active.length === 0 && position && (
        <Card tone="court" className="mb-3">
          <p className="text-lg font-bold">{messages.banner.title(position)}</p>
          <p className="mt-1 text-sm text-on-court-soft">{messages.banner.text(suited)}</p>
        </Card>
      )}
      {!hasCatalog && <OfflineState title={text.none} text={text.noneText} />}
      {hasCatalog && shown.length === 0 && (
        <EmptyState scene="done" title={text.allStarted} text={text.allStartedText} />
      )}
      <ul className={GRID}>
        {shown.map((regimen) => (
          <ProgramRow
            key={regimen.id}
            regimen={regimen}
            enrolment={enrolmentIn(regimen.id)}
            isRecommended={suited.includes(regimen.category)}
            onStart={start.start}
          />
        ))}
      </ul>
    </Section>
  );
}

/** Development builds only: why the last start failed. */
function DebugBox({ error, onClear }: { error: string | null; onClear: () => void }) {
  const text = ownMessages.debug;
  if (!error) return null;
  return (
    <div className="mt-6 rounded-md bg-danger-soft p-4 text-sm text-danger">
      <p className="font-bold">{text.title}</p>
      <p>{text.error(error)}</p>
      <button type="button" onClick={onClear} className="min-h-11 font-semibold underline">
        {text.clear}
      </button>
    </div>
  );
}
