import {
  BookOpen,
  Check,
  ChevronLeft,
  ChevronRight,
  RotateCcw,
  StepBack,
  StepForward,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Drill } from 'sync-protocol/entities/training/program';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { cx } from '#ui/cx.ts';
import { inOwnMeasures } from '#ui/measures.ts';
import { CategoryIcon } from '#ui/icons/category-icon.tsx';
import { useMedia, WIDE } from '#ui/use-media.ts';
import { doseText } from '../dose.ts';
import { Guide } from '../guide/guide.tsx';
import { messages } from './gym-messages.ts';
import { messages as taskMessages } from '../messages.ts';
import { needsInWords, spaceInWords } from '../needs-words.ts';
import { useGymKeys } from './use-gym-keys.ts';

/** What can be done with the task on screen, and where one can go from it. */
export interface GymActions {
  /** Checks the task, or asks before it unchecks it. */
  toggle: () => void;
  guide: () => void;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

interface GymFrameProps {
  task: Task;
  drill: Drill | undefined;
  actions: GymActions;
  dial: ReactNode;
  /** What is said aloud whenever it changes. */
  says: string;
  /** How the part is done that is under way; stands where else the drill is described. */
  hint?: string | undefined;
  /** What comes next. */
  nextUp?: string;
  /** The one big button under the thumb. */
  main: { label: string; icon?: LucideIcon; onPress: () => void; isLast?: boolean };
  /** To the step before, and over the one that is under way. Without steps there are no such buttons. */
  onBack?: (() => void) | undefined;
  onSkip?: (() => void) | undefined;
  /** Starts the drill over; there only once it has begun. */
  onAgain?: (() => void) | undefined;
}

/** A task that fills the screen: what it is, its dial, and everything to press where the thumb is. */
export function GymFrame(props: GymFrameProps) {
  const { task, drill, actions, dial, says, hint, nextUp, main, onBack, onSkip, onAgain } = props;
  const isWide = useMedia(WIDE);
  const { previous, next, toggle, guide } = actions;
  useGymKeys({
    ' ': main.onPress,
    Enter: main.onPress,
    ArrowLeft: previous,
    ArrowRight: next,
  });
  return (
    <div className="mx-auto grid min-h-0 w-full max-w-6xl flex-1 grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:px-10 lg:pb-8">
      {isWide && (
        // Around what scrolls: Chromium takes a round scroller with a background for a square one, and leaves its corners white.
        <div className="grid min-h-0 animate-rise-in overflow-hidden rounded-xl bg-surface shadow-card">
          <section
            aria-label={taskMessages.guide.technique}
            className="min-h-0 overflow-y-auto p-8 focus-visible:-outline-offset-4"
            // Focusable, so that the arrow keys scroll it.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
          >
            <p className="mb-6 text-lg">{inOwnMeasures(task.description)}</p>
            <Guide task={task} />
          </section>
        </div>
      )}
      <div
        className={cx(
          'flex min-h-0 flex-col px-4 pb-[calc(1rem+var(--safe-bottom))] lg:px-0 lg:pb-0',
          // The dial stands at the left of all the rest.
          'lying:grid lying:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lying:grid-rows-[1fr_auto_auto_auto] lying:gap-x-4 lying:*:col-start-2',
        )}
      >
        <Head task={task} drill={drill} hint={hint} />
        <div className="my-3 grid min-h-[min(11rem,78vw)] flex-1 shorter:min-h-[min(6rem,78vw)] place-items-center lg:min-h-44 [container-type:size] lying:col-start-1! lying:row-span-full lying:my-0">
          {dial}
        </div>
        <output className="sr-only">{says}</output>
        {nextUp !== undefined && (
          <p className="mb-2 truncate text-center text-sm text-ink-soft shorter:hidden">{nextUp}</p>
        )}
        <div className="flex items-center gap-2">
          {(onBack ?? onSkip) && <Turn label={messages.back} icon={StepBack} onGo={onBack} />}
          <MainButton {...main} />
          {(onBack ?? onSkip) && <Turn label={messages.skip} icon={StepForward} onGo={onSkip} />}
        </div>
        <div className="mt-3 grid grid-cols-[52px_minmax(0,1fr)_minmax(0,1fr)_52px] gap-2">
          <Turn label={messages.previous} icon={ChevronLeft} onGo={previous} />
          {!isWide && <Second label={messages.guide} icon={BookOpen} onPress={guide} opens="dialog" />}
          <SecondButton task={task} main={main} toggle={toggle} onAgain={onAgain} />
          <Turn label={messages.next} icon={ChevronRight} onGo={next} />
        </div>
      </div>
    </div>
  );
}

function Head({ task, drill, hint }: Pick<GymFrameProps, 'task' | 'drill' | 'hint'>) {
  const { category, name, dose, estimatedMinutes } = task;
  // A line of an own program tells its week's theme.
  const description = drill?.description ?? task.description;
  const needs = needsInWords(task, drill);
  const minutes = taskMessages.minutes(estimatedMinutes);
  const facts = [
    ...(dose ? [doseText(dose)] : []),
    ...(dose && 'minutes' in dose ? [] : [minutes]),
    needs.length > 0 ? messages.needs(needs) : messages.needsNothing,
    spaceInWords(drill),
  ].filter((fact) => fact !== undefined);
  return (
    <div
      data-below-toasts
      className="flex animate-rise-in flex-col items-center pt-3 text-center transition-[margin] shorter:pt-1 lying:justify-center lying:pb-2"
    >
      <CategoryIcon category={category} className="size-10 text-cat short:hidden" />
      <h1 id="title" tabIndex={-1} className="mt-1 text-2xl text-balance shorter:text-xl lg:text-3xl">
        {name}
      </h1>
      <p className="mt-1.5 flex flex-wrap justify-center gap-x-2 text-ink-soft">
        {facts.map((fact, index) => (
          <span key={fact} className={index === 0 ? 'font-bold text-cat' : 'first-letter:uppercase'}>
            {fact}
            {/* Here, so that no line begins with it. */}
            {index < facts.length - 1 && (
              <span className="ml-2 font-normal text-ink-soft" aria-hidden>
                ·
              </span>
            )}
          </span>
        ))}
      </p>
      {hint ? (
        <p className="mt-3 max-w-sm text-base text-balance short:mt-1 short:text-sm">{inOwnMeasures(hint)}</p>
      ) : (
        description && (
          <p className="mt-3 max-w-sm text-sm text-ink-soft short:hidden lg:hidden">
            {inOwnMeasures(description)}
          </p>
        )
      )}
    </div>
  );
}

function MainButton({ label, icon: Icon, onPress, isLast = false }: GymFrameProps['main']) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={cx(
        'pressable inline-flex min-h-20 min-w-0 flex-1 shorter:min-h-14 items-center justify-center gap-3 rounded-xl px-2 text-xl leading-tight font-bold select-none',
        isLast ? 'bg-accent text-on-accent' : 'bg-cat text-surface',
      )}
    >
      {Icon && <Icon className="hidden size-7 shrink-0 min-[23rem]:block" strokeWidth={2.6} aria-hidden />}
      {label}
    </button>
  );
}

/** Checks a task before its drill is through; after that, or when it is checked, it can be taken back instead. */
function SecondButton({
  task,
  main,
  toggle,
  onAgain,
}: Pick<GymFrameProps, 'task' | 'main' | 'onAgain'> & Pick<GymActions, 'toggle'>) {
  if (task.isCompleted) return <Second icon={Undo2} label={messages.uncheck} onPress={toggle} isLast />;
  if (main.isLast && onAgain)
    return <Second icon={RotateCcw} label={messages.again} onPress={onAgain} isLast />;
  return <Second icon={Check} label={messages.done} onPress={toggle} isLast />;
}

interface SecondProps {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
  opens?: 'dialog';
  /** On wide screens, where the guide is in sight, it takes the room of its button. */
  isLast?: boolean;
}

function Second({ icon: Icon, label, onPress, opens, isLast = false }: SecondProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-haspopup={opens}
      className={cx(
        'pressable inline-flex min-h-13 items-center justify-center gap-1.5 rounded-full bg-surface text-[min(1.0625rem,22px,max(17px,5.6vw))] font-semibold',
        isLast && 'lg:col-span-2',
      )}
    >
      <Icon className="hidden size-5 min-[23rem]:block" aria-hidden />
      {label}
    </button>
  );
}

function Turn({
  label,
  icon: Icon,
  onGo,
}: {
  label: string;
  icon: LucideIcon;
  onGo: (() => void) | undefined;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={!onGo}
      onClick={onGo}
      className="pressable grid min-h-13 min-w-13 place-items-center rounded-full bg-surface disabled:opacity-35"
    >
      <Icon className="size-6" aria-hidden />
    </button>
  );
}
