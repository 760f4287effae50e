import { PLAYERS, signsOf, type Court, type Role, type Sign } from './court.ts';
import { messages } from './messages.ts';

const text = messages.legend;

/** What the letters, marks and lines of a court mean; only those that it uses. */
export function CourtLegend({ court }: { court: Court }) {
  return (
    <ul aria-label={text.title} className="mt-2 flex flex-wrap gap-x-3.5 gap-y-1 px-2 text-xs text-ink-soft">
      {signsOf(court).map((sign) => (
        <li key={sign} className="flex items-center gap-1.5">
          <Drawn sign={sign} />
          {isRole(sign) ? PLAYERS[sign].name : text[sign]}
        </li>
      ))}
    </ul>
  );
}

const isRole = (sign: Sign): sign is Role => sign in PLAYERS;

/** The sign as it stands on the court. */
function Drawn({ sign }: { sign: Sign }) {
  if (isRole(sign))
    return (
      <span
        aria-hidden
        className="grid h-5 min-w-5 place-items-center rounded-full border border-on-court bg-court text-[11px] leading-none font-bold text-on-court"
      >
        {PLAYERS[sign].letter}
      </span>
    );
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden
      className="size-5 rounded-full bg-court"
      fill="none"
      strokeLinecap="round"
    >
      <Shape sign={sign} />
    </svg>
  );
}

function Shape({ sign }: { sign: Exclude<Sign, Role> }) {
  switch (sign) {
    case 'you':
      return <circle cx="10" cy="10" r="6" className="fill-accent" />;
    case 'cone':
      return <path d="M5.5 14L10 5.5L14.5 14Z" className="fill-accent" />;
    case 'target':
      return (
        <rect
          x="5"
          y="5"
          width="10"
          height="10"
          rx="1.5"
          className="fill-accent/25 stroke-accent"
          strokeWidth="1.4"
          strokeDasharray="2.6 2.4"
        />
      );
    case 'run':
      return <path d="M3.5 10H16.5" className="stroke-accent" strokeWidth="2" />;
    case 'ball':
      return (
        <path d="M3.5 10H16.5" className="stroke-on-court" strokeWidth="2.2" strokeDasharray="0.1 4.2" />
      );
  }
}
