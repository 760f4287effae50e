import { now } from '#data/clock.ts';
import { useOwnProfile } from '#data/live/profile.ts';
import { useOwnStories } from '#data/live/stories.ts';
import { Link } from '#ui/controls/link.tsx';
import { SectionLink } from '#ui/controls/section-link.tsx';
import { timeAgo } from '#ui/format.ts';
import { rowClass, RowList, RowText } from '#ui/surfaces/list-row.tsx';
import { Section } from '#ui/surfaces/page.tsx';
import { storiesPath } from '../stories-path.ts';
import { besideMessages as text } from './beside-messages.ts';

const SHOWN = 4;

/** The player's own latest stories beside everybody's, with what came back for them. */
export function OwnStories() {
  const user = useOwnProfile();
  const own = useOwnStories();
  if (!user || !own) return null;
  return (
    <Section
      title={text.title}
      aside={
        own.length > SHOWN && (
          <SectionLink to={storiesPath(user.id, user.displayName)}>{text.all}</SectionLink>
        )
      }
    >
      {own.length === 0 ? (
        <p className="text-sm text-ink-soft">{text.none}</p>
      ) : (
        <RowList label={text.title}>
          {own.slice(0, SHOWN).map(({ id, title, createdAt, likes, comments }) => (
            <li key={id}>
              <Link to={{ search: `?story=${id}` }} className={rowClass}>
                <RowText
                  title={title}
                  detail={[text.reactions(likes, comments), timeAgo(Date.parse(createdAt), now())]
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
