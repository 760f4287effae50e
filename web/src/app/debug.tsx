import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOwnProfile } from '#data/live/profile.ts';
import { useSession } from '#data/session/session.ts';
import { useSyncStatus } from '#data/sync/sync-status.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Page, Section } from '#ui/surfaces/page.tsx';
import { deviceFacts, type Fact } from './device-facts.ts';
import { messages as text } from './debug-messages.ts';

/** What helps when something is odd: only the viewer's own, and nothing that leaves the phone. */
export function Debug() {
  const session = useSession();
  const { pathname } = useLocation();
  const { state, waiting, refused, lastSyncedAt } = useSyncStatus();
  const user = useOwnProfile();
  const own: Fact[] = [
    [text.userId, user?.id],
    [text.username, user?.displayName],
    [text.position, user?.position],
    [text.skillLevel, user?.skillLevel],
    [text.authenticated, String(session.status === 'signedIn')],
    [text.isLoading, String(session.status === 'loading')],
    [text.path, pathname],
    [text.error, session.status === 'error' ? session.error : undefined],
  ];
  const sync: Fact[] = [
    [text.syncState, state],
    [text.waiting, String(waiting.length)],
    [text.refused, String(refused.length)],
    [text.lastSynced, lastSyncedAt && new Date(lastSyncedAt).toISOString()],
  ];
  return (
    <Page title={text.title}>
      <Facts facts={own} />
      <Section title={text.sync}>
        <Facts facts={sync} />
      </Section>
      <Section title={text.device}>
        <DeviceFacts />
      </Section>
      <div className="mt-8 grid grid-cols-2 gap-2">
        <Link to="/" className={buttonClass({ tone: 'primary', size: 'lg' })}>
          {text.home}
        </Link>
        <Link to="/profile" className={buttonClass({ size: 'lg' })}>
          {text.profile}
        </Link>
      </div>
    </Page>
  );
}

function DeviceFacts() {
  const [facts, setFacts] = useState<Fact[]>([]);
  useEffect(() => {
    void deviceFacts().then(setFacts);
  }, []);
  return <Facts facts={facts} />;
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="overflow-hidden rounded-lg bg-surface font-mono text-xs shadow-card">
      {facts.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 border-line px-4 py-2.5 not-first:border-t">
          <dt className="shrink-0 text-ink-soft">{label}</dt>
          <dd className="min-w-0 text-right break-words">{value ?? text.none}</dd>
        </div>
      ))}
    </dl>
  );
}
