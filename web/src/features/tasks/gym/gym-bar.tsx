import { SlidersHorizontal, Speech, Volume2, VolumeX, X } from 'lucide-react';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { Link } from '#ui/controls/link.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton, iconButtonClass } from '#ui/controls/icon-button.tsx';
import { Meter } from '#ui/charts/meter.tsx';
import { canSpeak, hush, say } from '#ui/device/speech.ts';
import { useWayBack } from '#ui/use-way-back.ts';
import { messages } from './gym-messages.ts';
import { setGymPrefs, useGymPrefs } from './gym-prefs.ts';
import { wakeSound } from './drill/gym-sound.ts';

interface GymBarProps {
  tasks: readonly Task[];
  currentId: string | undefined;
  /** Tasks wait for equipment. */
  isFiltered: boolean;
  onFilter: () => void;
}

/** The colour of the icon button itself would win by its place in the style sheet. */
const ON_CLASS = 'bg-ink text-bg! hover:bg-ink';

/** The top of gym mode: the way out, how far the day is, the sound, and what there is to train with. */
export function GymBar({ tasks, currentId, isFiltered, onFilter }: GymBarProps) {
  const { sound, voice } = useGymPrefs();
  const SoundIcon = sound ? Volume2 : VolumeX;
  return (
    <header className="flex items-center gap-1 px-2 pt-[calc(0.375rem+var(--safe-top))] pb-1 lg:px-8 lg:py-4">
      <Link
        to="/"
        onClick={useWayBack('/')}
        aria-label={messages.leave}
        title={messages.leave}
        className={iconButtonClass}
      >
        <X className="size-6" aria-hidden />
      </Link>
      <Steps tasks={tasks} currentId={currentId} />
      {canSpeak && (
        <IconButton
          label={voice ? messages.voice.on : messages.voice.off}
          icon={<Speech className="size-5.5" aria-hidden />}
          onClick={() => {
            setGymPrefs({ voice: !voice });
            // Phones let a page speak only once it has done so at a tap.
            if (voice) hush();
            else say(messages.voice.sample);
          }}
          className={voice ? ON_CLASS : undefined}
        />
      )}
      <IconButton
        label={sound ? messages.sound.on : messages.sound.off}
        icon={<SoundIcon className="size-5.5" aria-hidden />}
        onClick={() => {
          setGymPrefs({ sound: !sound });
          wakeSound();
        }}
      />
      <IconButton
        label={messages.filter}
        aria-haspopup="dialog"
        icon={<SlidersHorizontal className="size-5.5" aria-hidden />}
        onClick={onFilter}
        className={isFiltered ? ON_CLASS : undefined}
      />
    </header>
  );
}

function Steps({ tasks, currentId }: Pick<GymBarProps, 'tasks' | 'currentId'>) {
  const done = tasks.filter((task) => task.isCompleted).length;
  const percent = tasks.length > 0 ? Math.round((100 * done) / tasks.length) : 0;
  return (
    <div className="relative flex flex-1 gap-1 px-1">
      <Meter percent={percent} label={messages.steps(done, tasks.length)} />
      {tasks.map(({ id, isCompleted, category }) => (
        <span
          key={id}
          data-category={category}
          className={cx(
            'h-2 flex-1 rounded-full transition-[flex-grow] duration-300 forced-color-adjust-none',
            isCompleted ? 'bg-cat' : 'bg-cat/20',
            id === currentId && 'grow-2 ring-2 ring-cat ring-offset-2 ring-offset-cat-soft',
          )}
        />
      ))}
    </div>
  );
}
