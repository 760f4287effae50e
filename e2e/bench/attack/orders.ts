export const ATTACKS = {
  zip: 'gzip bombs',
  deep: 'deep JSON',
  wide: 'wide JSON',
  picture: '40-megapixel PNG',
  heads: 'slow heads',
  streams: '1,000 poke streams',
} as const;
export type Attack = keyof typeof ATTACKS;

/** Who attacks: an account, and where it calls from. */
export interface Sender {
  address: string;
  id: string;
  cookie: string;
}

/** What an attacking process is told. */
export interface Orders {
  kind: Attack;
  port: number;
  senders: Sender[];
  perSecond: number;
  seconds: number;
}

/** What it has done: how much, and what came of it. */
export interface Outcome {
  sent: number;
  answers: Record<string, number>;
}
