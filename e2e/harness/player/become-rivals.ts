import type { Phone } from '../phone/phone.ts';
import type { ProductServer } from '../server/server.ts';
import { callAsApp } from './as-app.ts';

/** The first asks, the other one accepts. */
export async function becomeRivals(
  server: ProductServer,
  first: Phone,
  other: { phone: Phone; id: string },
): Promise<void> {
  const [asking, asked] = [first.context.request, other.phone.context.request];
  const { id } = await callAsApp<{ id: string }>(asking, server, 'POST /api/rivals', { rivalId: other.id });
  await callAsApp(asked, server, `PUT /api/rivals/${id}/accept`);
}
