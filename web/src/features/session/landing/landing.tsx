import { Award, Dumbbell, Play, Star, Swords, Video } from 'lucide-react';
import { useState } from 'react';
import { useYear } from '#data/clock.ts';
import { usePlayerCount } from './player-count.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { count } from '#ui/format.ts';
import { Logo } from '#ui/icons/logo.tsx';
import { onDemand } from '#ui/layers/on-demand.tsx';
import { Pill } from '#ui/surfaces/pill.tsx';
import type { DemoProps } from './demo.tsx';
import { FlyingPath } from '../flying-path.tsx';
import { messages } from '../messages.ts';
import { messages as text } from './messages.ts';
import { OpenIdLink } from '../open-id/open-id-link.tsx';

const Demo = onDemand<DemoProps>(async () => (await import('./demo.tsx')).Demo);

/** The signs that the same things have in the app. */
const SIGNS = { training: Dumbbell, video: Video, badges: Award, teams: Swords } as const;

/** What visitors see first. */
export function Landing() {
  return (
    <>
      <title>{text.title}</title>
      <Hero />
      <div className="mx-auto max-w-6xl px-5 sm:px-8">
        <Features />
        <Stories />
        <Closing />
      </div>
      <footer className="px-5 pt-10 pb-[calc(1.5rem+var(--safe-bottom))] text-center text-xs text-ink-soft">
        {text.footer(useYear())}
        {' · '}
        <Link to="/privacy" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {text.privacy}
        </Link>
      </footer>
    </>
  );
}

function Hero() {
  const [showsDemo, setShowsDemo] = useState(false);
  const players = usePlayerCount();
  return (
    <header className="overflow-hidden court-light rounded-b-xl bg-court pt-[var(--safe-top)] text-on-court">
      <div className="mx-auto max-w-6xl px-5 sm:px-8">
        <div className="flex h-16 items-center justify-between">
          <Logo name={messages.name} />
          <Link
            to="/auth"
            className="inline-flex min-h-11 items-center rounded-full px-2 text-sm font-semibold"
          >
            {text.logIn}
          </Link>
        </div>
        <div className="grid items-center gap-8 pt-8 pb-10 lg:grid-cols-2 lg:gap-16 lg:pt-14 lg:pb-24">
          <div>
            <h1 id="title" className="text-3xl font-extrabold sm:text-4xl">
              {text.headline}
            </h1>
            <p className="mt-4 max-w-md text-lg font-normal text-on-court-soft">{text.text}</p>
            <div className="mt-7 flex flex-wrap gap-3 max-sm:*:grow">
              <Link to="/signup" className={buttonClass({ tone: 'primary', size: 'lg' })}>
                {text.start}
              </Link>
              <Button tone="court" size="lg" onClick={() => setShowsDemo(true)}>
                <Play className="size-5 fill-current" aria-hidden />
                {text.demo}
              </Button>
              <OpenIdLink tone="court" label={messages.auth.logInWith} />
            </div>
            {players > 0 && (
              <p className="mt-5 animate-fade-in text-sm text-on-court-soft">
                {text.players(count(players))}
              </p>
            )}
          </div>
          <FlyingPath label={text.path} />
        </div>
      </div>
      <Demo open={showsDemo} onClose={() => setShowsDemo(false)} />
    </header>
  );
}

function Features() {
  return (
    <section className="pt-12 lg:pt-16" aria-label={text.featuresTitle}>
      <h2 className="text-2xl">{text.featuresTitle}</h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {text.features.map(({ sign, title, text: words }) => {
          const Icon = SIGNS[sign];
          return (
            <Card as="li" key={title} className="flex flex-wrap gap-4 lg:flex-col">
              <span className="grid size-11 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-ink">
                <Icon className="size-6" aria-hidden />
              </span>
              {/* In large letters it goes below its sign, before a word of it is cut in two. */}
              <div className="min-w-0 flex-[1_1_min-content] wrap-break-word lg:flex-none">
                <h3 className="text-base">{title}</h3>
                <p className="mt-1 text-sm text-ink-soft">{words}</p>
              </div>
            </Card>
          );
        })}
      </ul>
    </section>
  );
}

function Stories() {
  return (
    <section className="pt-12 lg:pt-16" aria-label={text.storiesTitle}>
      <h2 className="text-2xl">{text.storiesTitle}</h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2">
        {text.stories.map(({ quote, position, team }) => (
          <Card as="li" key={quote} className="flex flex-col gap-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Stars />
              <Pill>{text.example}</Pill>
            </div>
            <blockquote className="flex-1 text-lg">{quote}</blockquote>
            <p className="text-sm text-ink-soft">
              <b className="text-ink">{position}</b>, {team}
            </p>
          </Card>
        ))}
      </ul>
    </section>
  );
}

function Stars() {
  return (
    <span role="img" aria-label={text.stars} className="inline-flex gap-0.5 text-accent-strong">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} className="size-5 fill-current" aria-hidden />
      ))}
    </span>
  );
}

function Closing() {
  return (
    <section className="mt-12 rounded-xl bg-accent px-6 py-10 text-center text-on-accent lg:mt-16 lg:py-14">
      <h2 className="text-2xl">{text.closingTitle}</h2>
      <p className="mt-2">{text.closingText}</p>
      <Link
        to="/signup"
        className="pressable mt-6 inline-flex min-h-13 items-center rounded-full bg-on-accent px-7 font-semibold text-on-court"
      >
        {text.signUp}
      </Link>
    </section>
  );
}
