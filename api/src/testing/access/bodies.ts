import { competitionBody } from './competitions.ts';
import { testRegimenId } from '../catalog.ts';
import { PASSWORD } from '../factories.ts';
import { IMAGE } from '../bodies/image.ts';

/** What a route of access.pg.test.ts is sent about a player. */
export function bodyOf(route: string, id: string): unknown {
  if (route === 'POST /api/moderate-image') return { userId: id, imageData: IMAGE };
  if (route === 'POST /api/rivals') return { rivalId: id };
  if (route === 'POST /api/user-regimens') return { userId: id, regimenId: testRegimenId('passing') };
  if (route === 'POST /api/auth/passkeys/options') return { currentPassword: PASSWORD };
  if (route.endsWith('/comments')) return { content: 'Well done!' };
  if (route.endsWith('/reports')) return { reason: 'other' };
  if (route === 'POST /api/users/{id}/saved-quotes') return { quote: 'Q', category: 'focus' };
  if (route.endsWith('/notes')) return { notes: 'N' };
  return competitionBody(route) ?? (route.startsWith('GET') ? undefined : {});
}
