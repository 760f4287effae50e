import {
  Archive,
  Ban,
  Bell,
  Bookmark,
  ChartNoAxesColumnIncreasing,
  Compass,
  Pencil,
  type LucideIcon,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { playerName } from '#data/player-name.ts';
import { now } from '#data/clock.ts';
import { useOwnRank } from '#data/server/answers/own-rank.ts';
import { useHasPulled } from '#data/sync/first-pull.ts';
import { useStreak } from '#data/live/streak.ts';
import { usePlayerStats, useUserBadges } from '#data/live/live.ts';
import { useOwnProfile } from '#data/live/profile.ts';
import { useSession, type CurrentUser } from '#data/session/session.ts';
import { Link } from '#ui/controls/link.tsx';
import { Avatar } from '#ui/surfaces/avatar.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { cx } from '#ui/cx.ts';
import { count, countInRow } from '#ui/format.ts';
import { nearTime } from '#ui/near-time.ts';
import { RowList, rowClass } from '#ui/lists/list-row.tsx';
import { Page, Section } from '#ui/surfaces/page.tsx';
import { onDemand } from '#ui/layers/on-demand.tsx';
import { Pill } from '#ui/surfaces/pill.tsx';
import { RowFace } from '#ui/lists/row-face.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { setTheme, THEMES, useTheme } from '#ui/theme.ts';
import type { BlockedPlayersProps } from '../safety/blocked-players.tsx';
import { Facts } from '../facts.tsx';
import { messages } from '../messages.ts';
import { Glory } from './profile-glory.tsx';
import { UnreadNote } from './unread-note.tsx';
import { messages as safetyMessages } from '../safety/safety-messages.ts';

const text = messages.profile;
/** More letters than fit on two large lines of a phone. */
const LONG_NAME = 28;
const safetyText = safetyMessages.list;
const BlockedPlayers = onDemand<BlockedPlayersProps>(
  async () => (await import('../safety/blocked-players.tsx')).BlockedPlayers,
);

interface ProfileProps {
  user: CurrentUser;
  /** What the player does with their account. */
  account: ReactNode;
  /** The way to what the player has told; undefined while that is read. */
  stories: ReactNode | undefined;
}

/** The player's own page: who they are, their numbers, and what this device should look like. */
export function Profile({ user, account, stories }: ProfileProps) {
  const owned = useUserBadges();
  const stats = usePlayerStats();
  // What stands below the numbers comes in one go: what came later would push the rest down, from under a finger.
  const rest = stories && owned && stats && (
    <>
      <Links stories={stories} />
      <Glory owned={owned} stats={stats} />
      <About user={user} />
    </>
  );
  return (
    <Page title={text.title} width="full" isQuiet>
      <div className="grid grid-cols-1 gap-x-8 lg:grid-cols-2">
        <div>
          <Head user={user} />
          <Numbers />
          {rest}
        </div>
        {rest && (
          <div className="lg:-mt-8">
            <Settings />
            {account}
          </div>
        )}
      </div>
    </Page>
  );
}

function Head({ user }: { user: CurrentUser }) {
  const name = playerName(user);
  const isLong = name.length > LONG_NAME;
  const team = user.teamName || user.clubTeam;
  return (
    <div className="flex flex-wrap items-start gap-4">
      <Avatar name={user.displayName} called={name} image={user.profileImageUrl} size="xl" />
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className={cx('leading-tight font-bold', isLong ? 'text-xl' : 'text-2xl')}>{name}</p>
        {user.displayName && <p className="text-ink-soft">{text.handle(user.displayName)}</p>}
        <p className="mt-2 flex flex-wrap gap-2">
          {user.position && <Pill tone="accent">{user.position}</Pill>}
          {team && <Pill>{team}</Pill>}
        </p>
        <Link to="/edit-profile" className={cx(buttonClass({ tone: 'outline' }), 'mt-3')}>
          <Pencil className="size-4" aria-hidden />
          {text.edit}
        </Link>
      </div>
    </div>
  );
}

/** Their place is kept while they come: what stands below is not to slide away from under a finger. */
function Numbers() {
  const stats = usePlayerStats();
  const streak = useStreak();
  const standing = useRank();
  const hasPulled = useHasPulled();
  const known = stats && streak && hasPulled ? { stats, streak } : undefined;
  const place = standing && [text.rank, text.place(countInRow(standing.rank))];
  const numbers = [
    [text.streak, known && countInRow(known.streak.streak)],
    place ?? [text.best, known && countInRow(known.stats.bestStreak)],
    [text.points, known && countInRow(known.stats.totalPoints)],
    [text.tasks, known && countInRow(known.stats.completedTasks)],
  ] as const;
  return (
    <Card as="section" tone="court" className="mt-6" aria-label={text.stats} aria-hidden={!known}>
      <dl className="beside gap-x-2 gap-y-3 text-center">
        {numbers.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-xs text-on-court-soft">{label}</dt>
            <dd className="numerals text-xl font-bold max-[22.5rem]:text-base">
              {known ? value : text.unknown}
            </dd>
          </div>
        ))}
      </dl>
      {standing?.asOf !== undefined && (
        <p className="mt-2 text-center text-xs text-on-court-soft">
          {text.rankAsOf(nearTime(standing.asOf, now()))}
        </p>
      )}
    </Card>
  );
}

/** The player's place among all players, as last heard of; undefined without one. */
function useRank(): { rank: number; asOf: number | undefined } | undefined {
  // Tasks may have been done since.
  const heard = useOwnRank({ timeframe: 'alltime', scope: 'all', staleTime: 0 });
  // Who has left the boards stands on none, whatever was heard before.
  const isOff = useOwnProfile()?.offBoards === true;
  return !isOff && heard?.rank ? { rank: heard.rank, asOf: heard.asOf } : undefined;
}

/** What the player has done and kept, and the tour of the app. */
function Links({ stories }: Pick<ProfileProps, 'stories'>) {
  return (
    <RowList className="mt-3">
      <LinkRow
        to="/progress"
        icon={ChartNoAxesColumnIncreasing}
        title={text.progress}
        detail={text.progressDetail}
      />
      {stories}
      <LinkRow to="/saved-quotes" icon={Bookmark} title={text.quotes} detail={text.quotesDetail} />
      <LinkRow to="/?tutorial=start" icon={Compass} title={text.tutorial} detail={text.tutorialDetail} />
    </RowList>
  );
}

function About({ user }: { user: CurrentUser }) {
  const facts = [
    [text.facts.skillLevel, user.skillLevel],
    [text.facts.yearsPlaying, user.yearsPlaying > 0 ? count(user.yearsPlaying) : ''],
    [text.facts.teamName, user.teamName],
    [text.facts.clubTeam, user.clubTeam],
    [text.facts.school, user.school],
    [text.facts.hometown, user.hometown],
  ] as const;
  return (
    <Section title={text.about}>
      <Card>
        {user.bio ? (
          <p dir="auto" className="mb-4 whitespace-pre-line">
            {user.bio}
          </p>
        ) : (
          <p className="mb-4 text-ink-soft">{text.aboutEmpty}</p>
        )}
        <Facts facts={facts} />
        <UnreadNote user={user} />
      </Card>
    </Section>
  );
}

function Settings() {
  const theme = useTheme();
  const choices = THEMES.map((value) => ({ value, label: text.themes[value] }));
  return (
    <Section title={text.settings}>
      <Card>
        <p className="mb-2 font-semibold">{text.look}</p>
        <Segmented label={text.look} choices={choices} value={theme} onChange={setTheme} />
      </Card>
      <RowList className="mt-3">
        <LinkRow
          to="/notifications#reminders"
          icon={Bell}
          title={text.reminders}
          detail={text.remindersDetail}
        />
        <LinkRow
          to="/archived-programs"
          icon={Archive}
          title={text.archivedPrograms}
          detail={text.archivedProgramsDetail}
        />
        <Blocked />
      </RowList>
    </Section>
  );
}

/** The way to whom the player has blocked. */
function Blocked() {
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <button type="button" className={rowClass} onClick={() => setIsOpen(true)}>
        <RowFace icon={Ban} title={safetyText.open} detail={safetyText.openDetail} />
      </button>
      {user && <BlockedPlayers open={isOpen} userId={user.id} onClose={() => setIsOpen(false)} />}
    </li>
  );
}

interface LinkRowProps {
  to: string;
  icon: LucideIcon;
  title: string;
  detail: string;
}

function LinkRow({ to, ...face }: LinkRowProps) {
  return (
    <li>
      <Link to={to} className={rowClass}>
        <RowFace {...face} />
      </Link>
    </li>
  );
}
