import { describe, expect, it } from 'vitest';
import { accessAt, type Visitor } from './access.ts';
import { isFullScreen, ROUTES } from './route-table.ts';

const at = (path: string, visitor: Visitor) =>
  accessAt(
    ROUTES.find((row) => row.path === path),
    visitor,
  );

describe('the route table by session state', () => {
  it('shows the landing page, the setup or Home at /', () => {
    expect(at('/', 'guest')).toEqual({ show: 'landing' });
    expect(at('/', 'newcomer')).toEqual({ show: 'profileSetup' });
    expect(at('/', 'player')).toEqual({ show: 'home' });
  });

  it.each(['/auth', '/signup'])('lets only guests at %s', (path) => {
    expect(at(path, 'guest')).toEqual({ show: 'auth' });
    expect(at(path, 'newcomer')).toEqual({ goTo: '/' });
    expect(at(path, 'player')).toEqual({ goTo: '/' });
  });

  it.each(ROUTES.filter((row) => row.player && !row.guest).map((row) => row.path))(
    'keeps %s for players with a complete profile',
    (path) => {
      expect(at(path, 'guest')).toEqual({ show: 'signInFirst' });
      expect(at(path, 'newcomer')).toEqual({ goTo: '/' });
      expect(at(path, 'player')).toHaveProperty('show');
    },
  );

  it.each(['guest', 'newcomer', 'player'] as const)(
    'always has /debug, /landing and a 404 for a %s',
    (visitor) => {
      expect(at('/debug', visitor)).toEqual({ show: 'debug' });
      expect(at('/landing', visitor)).toEqual({ show: 'landing' });
      expect(at('/nowhere', visitor)).toEqual({ show: 'notFound' });
    },
  );
});

it.each(['/privacy', '/privacy/', '/gym/'])('has the whole window to itself at %s', (path) => {
  expect(isFullScreen(path)).toBe(true);
});
