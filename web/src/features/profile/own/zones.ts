/** The zones that are offered first, by the city that people know them by. */
const PINNED: readonly (readonly [label: string, zone: string])[] = [
  ['UTC', 'UTC'],
  ['New York', 'America/New_York'],
  ['Chicago', 'America/Chicago'],
  ['Denver', 'America/Denver'],
  ['Los Angeles', 'America/Los_Angeles'],
  ['Toronto', 'America/Toronto'],
  ['Vancouver', 'America/Vancouver'],
  ['London', 'Europe/London'],
  ['Paris', 'Europe/Paris'],
  ['Berlin', 'Europe/Berlin'],
  ['Rome', 'Europe/Rome'],
  ['Tokyo', 'Asia/Tokyo'],
  ['Shanghai', 'Asia/Shanghai'],
  ['Seoul', 'Asia/Seoul'],
  ['Mumbai', 'Asia/Kolkata'],
  ['Sydney', 'Australia/Sydney'],
  ['Melbourne', 'Australia/Melbourne'],
];

/** A time zone to pick. */
export interface Zone {
  /** Its IANA name. */
  zone: string;
  label: string;
}

const pinned = PINNED.map(([label, zone]): Zone => ({ label, zone }));

/** Every zone of this browser: the pinned ones first, then the others by name. */
function allZones(): Zone[] {
  const first = new Set(pinned.map(({ zone }) => zone));
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !first.has(zone));
  return [...pinned, ...others.map((zone) => ({ zone, label: readable(zone) }))];
}

/** The pinned zones; with something typed, all those of this browser that it fits. */
export function findZones(typed: string): readonly Zone[] {
  const wanted = plain(typed);
  if (wanted === '') return pinned;
  return allZones().filter(({ zone, label }) => plain(`${label} ${zone}`).includes(wanted));
}

/** What people call a zone. */
export function zoneLabel(zone: string): string {
  return pinned.find((one) => one.zone === zone)?.label ?? readable(zone);
}

/** How a zone stands to UTC at an instant, such as GMT-6; empty for one that this browser does not know. */
export function zoneOffset(zone: string, at: number): string {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
    return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}

/** A zone that nobody has chosen yet gives way to the browser's own. */
export function zoneToAdopt(zone: string, browserZone: string): string {
  return zone === '' || zone === 'UTC' ? browserZone : zone;
}

function readable(zone: string): string {
  return zone.replaceAll('_', ' ').split('/').join(' / ');
}

/** What is compared: accents, which the names of zones do without, fall away. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9+-]+/g, ' ')
    .trim();
}
