import type { Phone } from '../phone/phone.ts';
import type { ProductServer } from '../server/server.ts';

/** The first asks, the other one accepts. */
export async function becomeRivals(
  { url }: ProductServer,
  first: Phone,
  other: { phone: Phone; id: string },
): Promise<void> {
  const headers = { Origin: url };
  const asked = await first.context.request.post(`${url}/api/rivals`, {
    data: { rivalId: other.id },
    headers,
  });
  const { id } = (await asked.json()) as { id: string };
  await other.phone.context.request.put(`${url}/api/rivals/${id}/accept`, { headers });
}
