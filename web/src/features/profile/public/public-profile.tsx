import { Ban, Flag, MessageCircle } from 'lucide-react';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { AnswerOf } from 'sync-protocol/contract/call';
import type { getProfile } from 'sync-protocol/contract/profile/profile';
import { playerName } from '#data/player-name.ts';
import { now } from '#data/clock.ts';
import { useSession } from '#data/session/session.ts';
import { Avatar } from '#ui/surfaces/avatar.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { count, countInRow } from '#ui/format.ts';
import { nearTime } from '#ui/near-time.ts';
import { Pill } from '#ui/surfaces/pill.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { useStep } from '#ui/layers/modal/use-step.ts';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { notedName } from '#ui/way-to-player.ts';
import { BlockForm } from '../safety/block-form.tsx';
import { Facts } from '../facts.tsx';
import { messages as text } from './public-messages.ts';
import { ReportForm } from '../safety/report-form.tsx';
import { report } from '../safety/safety-calls.ts';
import { messages as safetyText } from '../safety/safety-messages.ts';
import { UnseenProfile } from './unseen-profile.tsx';
import { usePerson, usePersonStats } from './use-person.ts';

type Profile = AnswerOf<typeof getProfile>;
const FORMS = { report: safetyText.reportForm, block: safetyText.blockForm };

interface PublicProfileProps {
  open: boolean;
  id: string;
  onClose: () => void;
  /** What other features let the player do about this one. */
  Action?: ComponentType<Who & { isTeammate: boolean; canApproach: boolean }>;
  /** The way to what this one tells. */
  Stories?: ComponentType<Who>;
}

interface Who {
  id: string;
  username: string | null;
}

/** Another player, as far as this one may know them. */
export function PublicProfile({ open, id, onClose, Action, Stories }: PublicProfileProps) {
  const { user: self } = useSession();
  const { profile, unseen, isOld, dataUpdatedAt, refetch } = usePerson(id);
  const [step, setStep] = useState<{ id: string; form: keyof typeof FORMS }>();
  // Of whom the server shows nothing, nothing is said either.
  const isRefused = unseen === 'private' || unseen === 'unknown';
  const noted = isRefused ? undefined : notedName(id);
  const name = profile ? nameOf(profile.user) : (noted ?? text.title);
  const form = step?.id === id ? step.form : undefined;
  const done = () => {
    setStep(undefined);
    onClose();
  };
  const goBack = () => setStep(undefined);
  useStep(open && form !== undefined, goBack);
  const steps = { id, name, onBack: goBack, onDone: done };
  return (
    <Sheet
      open={open}
      onClose={done}
      title={form ? FORMS[form].title(name) : name}
      text={form && FORMS[form].text}
    >
      {form && (
        <div ref={focusDialog}>
          {form === 'report' ? (
            // Who has reported somebody may not want to see them again.
            <ReportForm
              key={id}
              {...steps}
              send={(said) => report(id, said)}
              onDone={() => setStep({ id, form: 'block' })}
            />
          ) : (
            <BlockForm {...steps} />
          )}
        </div>
      )}
      <div hidden={form !== undefined}>
        {profile && <Head profile={profile} />}
        {profile?.canViewProfile && (
          <Open
            profile={profile}
            stories={Stories && <Stories id={profile.user.id} username={profile.user.displayName} />}
          />
        )}
        {unseen && <UnseenProfile reason={unseen} onRetry={() => void refetch()} />}
        {!profile && !unseen && <SkeletonList rows={2} rowClass="h-24" label={text.loading} />}
        {isOld && <p className="mt-3 text-xs text-ink-soft">{text.asOf(nearTime(dataUpdatedAt, now()))}</p>}
        {profile && profile.user.id !== self?.id && Action && (
          <div className="mt-3">
            <Action
              id={profile.user.id}
              username={profile.user.displayName}
              isTeammate={profile.relationship.isTeammate}
              canApproach={profile.canApproach}
            />
          </div>
        )}
        {profile && <Safety id={profile.user.id} onStep={(chosen) => setStep({ id, form: chosen })} />}
      </div>
    </Sheet>
  );
}

/** What was pressed is hidden by what it brought: the focus goes to the dialog, which is read out by its new name. */
function focusDialog(part: HTMLElement | null): void {
  part?.closest<HTMLElement>('[data-modal]')?.focus({ preventScroll: true });
}

/** What can be done about a player who does one no good. */
function Safety({ id, onStep }: { id: string; onStep: (form: keyof typeof FORMS) => void }) {
  const { user } = useSession();
  if (user?.id === id) return null;
  return (
    <div className="mt-5 grid grid-cols-2 gap-2 border-t border-line pt-3">
      <Button tone="ghost" onClick={() => onStep('report')}>
        <Flag className="size-4" aria-hidden />
        {safetyText.report}
      </Button>
      <Button tone="ghost" onClick={() => onStep('block')}>
        <Ban className="size-4" aria-hidden />
        {safetyText.block}
      </Button>
    </div>
  );
}

/** What the player who is shown is called. */
const nameOf = (user: Profile['user']) => playerName(user, text.title);

function Head({ profile: { user, relationship } }: { profile: Profile }) {
  return (
    <div className="flex items-center gap-4">
      <Avatar name={user.displayName} called={nameOf(user)} image={user.profileImageUrl} size="xl" />
      <div className="min-w-0">
        {user.displayName && user.displayName !== nameOf(user) && (
          <p className="truncate text-ink-soft">{text.handle(user.displayName)}</p>
        )}
        <p className="mt-2 flex flex-wrap gap-2">
          {user.position && <Pill tone="accent">{user.position}</Pill>}
          {relationship.isTeammate && <Pill tone="success">{text.relations.teammate}</Pill>}
          {relationship.isRival && <Pill tone="court">{text.relations.rival}</Pill>}
        </p>
      </div>
    </div>
  );
}

interface OpenProps {
  profile: Profile;
  stories: ReactNode;
}

function Open({ profile: { user, relationship }, stories }: OpenProps) {
  return (
    <>
      <Numbers user={user} />
      <Card tone="well" as="section" aria-label={text.about} className="mt-3">
        {user.bio && (
          <p dir="auto" className="mb-4 whitespace-pre-line">
            {user.bio}
          </p>
        )}
        <Facts
          facts={[
            [text.facts.skillLevel, user.skillLevel],
            [text.facts.yearsPlaying, user.yearsPlaying ? count(user.yearsPlaying) : ''],
            [text.facts.teamName, user.teamName],
            [text.facts.clubTeam, user.clubTeam],
            [text.facts.school, user.school],
            [text.facts.hometown, user.hometown],
          ]}
        />
      </Card>
      {stories}
      {relationship.isTeammate && (
        <Button
          wide
          size="lg"
          className="mt-3"
          onClick={() => toast({ title: text.comingSoon, text: text.comingSoonText })}
        >
          <MessageCircle className="size-5" aria-hidden />
          {text.message}
        </Button>
      )}
    </>
  );
}

function Numbers({ user }: { user: Profile['user'] }) {
  const stats = usePersonStats(user.id);
  const numbers = [
    [text.streak, user.currentStreak],
    [text.points, user.totalPoints],
    [text.tasks, stats?.completedTasks],
  ] as const;
  return (
    <Card as="section" tone="court" className="mt-5" aria-label={text.stats}>
      <dl className="beside text-center [--part:5rem]">
        {numbers.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-xs text-on-court-soft">{label}</dt>
            <dd className="numerals text-xl font-bold">{value === undefined ? '–' : countInRow(value)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
