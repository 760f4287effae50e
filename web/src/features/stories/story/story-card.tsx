import {
  ExternalLink,
  Flag,
  Heart,
  MapPin,
  MessageCircle,
  MoreVertical,
  Pencil,
  Trash2,
  UserRound,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { now } from '#data/clock.ts';
import { useIsUnsent, useIsWaiting } from '#data/sync/sync-status.ts';
import { Link } from '#ui/controls/link.tsx';
import { cx } from '#ui/cx.ts';
import { count, timeAgo } from '#ui/format.ts';
import { Menu } from '#ui/layers/menu.tsx';
import { Avatar } from '#ui/surfaces/avatar.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { HeldNote } from '#ui/surfaces/held-note.tsx';
import { LongText } from '#ui/surfaces/long-text.tsx';
import { Pill, type PillTone } from '#ui/surfaces/pill.tsx';
import { WaitingMark } from '#ui/surfaces/waiting-mark.tsx';
import { noteName, useWayToPlayer } from '#ui/way-to-player.ts';
import { messages } from '../messages.ts';
import { nameOf } from './name-of.ts';
import type { ShownStory } from './shown-story.ts';
import { setLiked } from './story-actions.ts';
import { StoryFile } from './story-file.tsx';
import { storiesPath } from '../stories-path.ts';

const text = messages.card;
const TONES = { self: 'accent', teammate: 'success', rival: 'court' } as const satisfies Record<
  string,
  PillTone
>;

/** What can be done with a story beside reading it. */
export interface StoryDoings {
  onComments: (story: ShownStory) => void;
  onEdit: (story: ShownStory) => void;
  onDelete: (story: ShownStory) => void;
  onReport: (story: ShownStory) => void;
}

interface StoryCardProps extends StoryDoings {
  story: ShownStory;
  /** The player came for this one. */
  isWanted?: boolean;
}

export function StoryCard({ story, isWanted = false, ...doings }: StoryCardProps) {
  const place = useRef<HTMLLIElement>(null);
  const isWaiting = useIsWaiting();
  const isUnsent = useIsUnsent('victoryStories', story.id);
  const { title, content, mediaType, mediaUrl, location, tags, isHeld, storyType, relationshipType } = story;
  useEffect(() => {
    if (isWanted) place.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  return (
    <li ref={place}>
      <Card as="article" aria-label={title} className={cx(isWanted && 'ring-2 ring-accent')}>
        <Head story={story} isWaiting={isWaiting(story.id)} doings={doings} />
        <p className="mt-2 flex flex-wrap gap-1.5">
          {relationshipType && (
            <Pill tone={TONES[relationshipType]}>{messages.relations[relationshipType]}</Pill>
          )}
          <Pill>{messages.types[storyType]}</Pill>
        </p>
        <h2 dir="auto" className="mt-3 text-lg wrap-anywhere">
          {title}
        </h2>
        <LongText
          className="mt-1"
          text={content}
          more={messages.readMore}
          moreOf={messages.readMoreOf(title)}
          isWhole={isWanted}
        />
        {(mediaType === 'photo' || mediaType === 'video') && (
          <StoryFile
            storyId={story.id}
            isUntold={isUnsent}
            kind={mediaType}
            mediaUrl={mediaUrl}
            title={title}
          />
        )}
        {mediaType === 'link' && mediaUrl !== '' && <WatchLink address={mediaUrl} />}
        {(location !== '' || tags.length > 0) && (
          <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            {location && (
              <span className="inline-flex items-center gap-1 wrap-anywhere">
                <MapPin className="size-4 shrink-0" aria-hidden />
                {location}
              </span>
            )}
            {tags.map((tag) => (
              <span key={tag} className="font-medium wrap-anywhere">
                #{tag}
              </span>
            ))}
          </p>
        )}
        {isHeld && (
          <div className="mt-3">
            <HeldNote />
          </div>
        )}
        {/* Nobody has read it before it is sent; what is changed of it since they have. */}
        {!isUnsent && <Reactions story={story} onComments={() => doings.onComments(story)} />}
      </Card>
    </li>
  );
}

interface HeadProps {
  story: ShownStory;
  isWaiting: boolean;
  doings: StoryDoings;
}

function Head({ story, isWaiting, doings }: HeadProps) {
  const { user, createdAt, editedAt } = story;
  const when = timeAgo(Date.parse(createdAt), now());
  return (
    <div className="flex items-start gap-3">
      <Link
        to={storiesPath(user.id, user.displayName)}
        className="pressable flex min-h-11 min-w-0 flex-1 items-center gap-3"
      >
        <Avatar name={user.displayName} called={nameOf(user)} image={user.profileImageUrl} />
        <span className="min-w-0">
          <span className="block truncate font-semibold">{nameOf(user)}</span>
          <span className="flex items-center gap-1.5 text-xs text-ink-soft">
            {editedAt ? `${when}, ${text.edited}` : when}
            {isWaiting && <WaitingMark label={text.waiting} />}
          </span>
        </span>
      </Link>
      <StoryMenu story={story} {...doings} />
    </div>
  );
}

function StoryMenu({ story, onEdit, onDelete, onReport }: StoryDoings & { story: ShownStory }) {
  const navigate = useNavigate();
  const { to, state } = useWayToPlayer()(story.userId);
  const goToProfile = () => {
    noteName(story.userId, nameOf(story.user));
    void navigate(to, { state });
  };
  const own = [
    { label: text.edit, icon: <Pencil aria-hidden />, onSelect: () => onEdit(story) },
    { label: text.delete, icon: <Trash2 aria-hidden />, isDangerous: true, onSelect: () => onDelete(story) },
  ];
  const others = [
    { label: text.profile, icon: <UserRound aria-hidden />, onSelect: goToProfile },
    { label: text.report, icon: <Flag aria-hidden />, onSelect: () => onReport(story) },
  ];
  return (
    <span className="-mr-2">
      <Menu
        label={text.menu(story.title)}
        icon={<MoreVertical className="size-5" aria-hidden />}
        items={story.relationshipType === 'self' ? own : others}
      />
    </span>
  );
}

function WatchLink({ address }: { address: string }) {
  const host = new URL(address).hostname.replace(/^www\./, '');
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="pressable mt-3 flex min-h-12 items-center gap-2 rounded-md bg-well px-4 font-semibold"
    >
      <ExternalLink className="size-5 shrink-0" aria-hidden />
      <span className="truncate">{text.link(host)}</span>
    </a>
  );
}

function Reactions({ story, onComments }: { story: ShownStory; onComments: () => void }) {
  const { id, title, isLiked, likes, comments } = story;
  return (
    <div className="-mb-2 mt-3 flex items-center gap-1 border-t border-line pt-1">
      <button
        type="button"
        className="pressable flex min-h-11 min-w-11 items-center gap-1.5 rounded-full px-3 text-sm font-semibold hover:bg-well"
        onClick={() => setLiked(id, !isLiked)}
      >
        <Heart className={cx('size-5', isLiked && 'fill-danger text-danger')} aria-hidden />
        <span className="sr-only">{isLiked ? text.unlike(title) : text.like(title)}</span>
        {likes !== null && <span className="numerals">{count(likes)}</span>}
      </button>
      <button
        type="button"
        className="pressable flex min-h-11 min-w-11 items-center gap-1.5 rounded-full px-3 text-sm font-semibold hover:bg-well"
        onClick={onComments}
      >
        <MessageCircle className="size-5" aria-hidden />
        <span className="sr-only">{text.commentsOf(title)}</span>
        {comments !== null && <span className="numerals">{count(comments)}</span>}
      </button>
    </div>
  );
}
