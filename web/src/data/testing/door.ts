import type { UserId } from 'sync-protocol/ids';

/** A server that knows who is signed in, and little else. */
export class Door {
  cookie: UserId | null = null;
  isUp = true;
  /** Accounts that were deleted, on another device. */
  readonly gone = new Set<string>();
  /** Whose session was ended, on another device. */
  readonly ended = new Set<string>();
  /** Set: every call fails with it. */
  broken: number | undefined;
  readonly calls: string[] = [];

  fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    if (!this.isUp) throw new TypeError('Failed to fetch');
    const path = `${init?.method ?? 'GET'} ${url.split('?')[0]}`;
    this.calls.push(path);
    if (this.broken !== undefined) return problem(this.broken, 'unexpected');
    const asked = /^GET \/api\/auth\/gone\/(.*)$/.exec(path)?.[1];
    if (asked !== undefined)
      return Response.json({ gone: this.gone.has(asked), ended: this.ended.has(asked) });
    if (path === 'POST /api/auth/login') {
      const { emailOrUsername } = bodyOf(init) as { emailOrUsername: UserId };
      this.cookie = emailOrUsername;
    }
    if (path === 'POST /api/auth/logout') {
      this.cookie = null;
      return Response.json({ success: true });
    }
    if (path === 'GET /api/auth/session')
      return Response.json({ user: this.cookie === null ? null : userOf(this.cookie) });
    if (this.cookie === null) return problem(401, 'not_signed_in');
    return path.includes('/api/sync') ? problem(503, 'unavailable') : Response.json(userOf(this.cookie));
  };
}

function bodyOf(init?: RequestInit): unknown {
  return typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
}

export function problem(status: number, code: string): Response {
  return Response.json({ message: `Problem ${code}`, code }, { status });
}

export function userOf(id: UserId) {
  const texts = {
    firstName: 'Ada',
    lastName: 'B',
    school: 'S',
    clubTeam: '',
    teamName: '',
    hometown: '',
    bio: '',
  };
  return {
    ...texts,
    id,
    displayName: 'AdaB',
    username: 'AdaB',
    email: 'ada@example.org',
    hideRealName: true,
    isPrivate: true,
    offBoards: false,
    position: 'Setter',
    volleyballPosition: 'Setter',
    skillLevel: 'Beginner',
    yearsPlaying: 1,
    timezone: 'UTC',
    profileImageUrl: '',
    createdAt: '2026-01-01T00:00:00.000Z',
    authProvider: 'email',
    emailVerified: true,
    birth: { month: 4, year: 2011 },
    isMinor: false,
    currentStreak: 0,
    totalPoints: 0,
  };
}
