import { now } from '#data/clock.ts';
import { Link } from '#ui/controls/link.tsx';
import { SectionLink } from '#ui/controls/section-link.tsx';
import { timeAgo } from '#ui/format.ts';
import { rowClass, RowList, RowText } from '#ui/lists/list-row.tsx';
import { Section } from '#ui/surfaces/page.tsx';
import { storiesPath } from '../stories-path.ts';
import { ownBeside, shownStories, type Own } from '../story/shown-story.ts';
import { useOwn } from '../story/use-own.ts';
import { besideMessages as text } from './beside-messages.ts';
import { useStoryFeed } from './use-stories.ts';

const SHOWN = 4;

/** The player's own latest stories beside everybody's, with what came back for them. */
export function OwnStories() {
  const own = useOwn();
  return own ? <Latest own={own} /> : null;
}

function Latest({ own }: { own: Own }) {
  const { user, stories } = own;
  const { stories: fetched, hasMore } = useStoryFeed({ userId: user.id });
  const known = fetched ?? [];
  const shown = [...ownBeside(fetched, fetched !== undefined && !hasMore, own), ...shownStories(known, own)];
  return (
    <Section
      title={text.title}
      aside={
        stories.length > SHOWN && (
          <SectionLink to={storiesPath(user.id, user.displayName)}>{text.all}</SectionLink>
        )
      }
    >
      {stories.length === 0 ? (
        <p className="text-sm text-ink-soft">{text.none}</p>
      ) : (
        <RowList label={text.title}>
          {shown.slice(0, SHOWN).map(({ id, title, createdAt, likes, comments }) => (
            <li key={id}>
              <Link to={{ search: `?story=${id}` }} className={rowClass}>
                <RowText
                  title={title}
                  detail={[text.reactions(likes ?? 0, comments ?? 0), timeAgo(Date.parse(createdAt), now())]
                    .filter(Boolean)
                    .join(' · ')}
                />
              </Link>
            </li>
          ))}
        </RowList>
      )}
    </Section>
  );
}
