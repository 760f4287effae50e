import { useLocation } from 'react-router-dom';
import { useSignInWays } from '../sign-in/sign-in-ways.ts';
import { useSession } from '#data/session/session.ts';
import { BackLink } from '#ui/controls/back-link.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { messages as text } from './privacy-messages.ts';

/** What the service keeps and who sees it, for players and for those who look after them. */
export function Privacy() {
  const { user } = useSession();
  const isIn = Boolean(user?.displayName);
  return (
    <div className="pt-(--safe-top)">
      <Page
        title={text.title}
        above={isIn ? <BackLink to="/profile">{text.profile}</BackLink> : <GuestsBack />}
        detail={text.lead}
        width="text"
      >
        <div className="grid gap-3">
          {text.parts.map(({ title, text: lines }) => (
            <Part key={title} title={title} lines={lines} />
          ))}
          <Host />
        </div>
      </Page>
    </div>
  );
}

/** Who looked in while signing up goes on there, where what they typed still stands. */
function GuestsBack() {
  const state: unknown = useLocation().state;
  return state === '/signup' ? (
    <BackLink to="/signup">{text.signUp}</BackLink>
  ) : (
    <BackLink to="/">{text.start}</BackLink>
  );
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Card as="section" aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 grid gap-3 text-sm text-ink-soft">
        {lines.map((line) => (
          <li key={line} className="flex gap-3">
            <span aria-hidden className="mt-1.5 size-2 shrink-0 rounded-full bg-accent" />
            {line}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Host() {
  const { contact } = useSignInWays();
  const { title, text: line, write, ask } = text.host;
  return (
    <Card as="section" aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <p className="mt-2 text-sm text-ink-soft">
        {line}{' '}
        {contact ? (
          <>
            {write}{' '}
            <a href={`mailto:${contact}`} className="font-semibold text-ink underline underline-offset-4">
              {contact}
            </a>
          </>
        ) : (
          ask
        )}
      </p>
    </Card>
  );
}
