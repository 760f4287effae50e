import { ShieldCheck } from 'lucide-react';
import { difficultyFor } from 'sync-protocol/rules/profile/positions';
import { useOwnProfile } from '#data/live/profile.ts';
import { BackLink } from '#ui/controls/back-link.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { Page, Section } from '#ui/surfaces/page.tsx';
import { useHasRoomBeside, WithAside } from '#ui/surfaces/with-aside.tsx';
import { CoachCard, useCoach } from '../coach/coach-card.tsx';
import { messages as analysisText } from '../messages.ts';
import { CameraCard } from './camera-card.tsx';
import { messages as text } from './messages.ts';

/** Training before the live camera: where one stands, what one does, and what would help. */
export function ArTraining() {
  const { skillLevel } = useOwnProfile() ?? {};
  const coach = useCoach();
  const hasRoom = useHasRoomBeside();
  const about = (
    <>
      <Section title={text.features}>
        <dl className="grid gap-3 sm:grid-cols-2 xl:grid-cols-1">
          {text.featureList.map(([name, detail]) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd className="text-sm text-ink-soft">{detail}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={text.tips}>
        <ul className="list-disc space-y-1.5 pl-5 text-sm">
          {text.tipList.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Section>
    </>
  );
  return (
    <Page
      title={text.title}
      width="full"
      detail={text.intro}
      above={<BackLink to="/training">{analysisText.back}</BackLink>}
    >
      <WithAside aside={about}>
        <Card as="section" tone="well" aria-label={text.infoTitle} className="mb-4 flex gap-3">
          <ShieldCheck className="size-6 shrink-0 text-success" aria-hidden />
          <div>
            <h2 className="text-base">{text.infoTitle}</h2>
            <p className="mt-0.5 text-sm text-ink-soft">{text.info}</p>
          </div>
        </Card>
        <CoachCard state={coach} />
        {coach.kind !== 'unknown' && (
          <CameraCard level={difficultyFor(skillLevel ?? 'Beginner')} hasModel={coach.kind === 'ready'} />
        )}
        {!hasRoom && about}
      </WithAside>
    </Page>
  );
}
