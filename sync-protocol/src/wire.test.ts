import { expect, it } from 'vitest';
import { z } from 'zod';
import { SYNCED_TABLES } from './entities/tables.ts';
import { MUTATIONS } from './mutations/index.ts';
import { PROTOCOL, pullAnswer, pushAnswer, pushRequest } from './wire.ts';

/** What a schema accepts, as data; custom checks show only as what they refine. */
function shapeOf(schema: z.ZodType): unknown {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

// Phones in the field hold outboxes and rows of these shapes. When this snapshot has to change, ask first: can an
// older phone still talk to this server, and the other way round? If not, raise PROTOCOL; if a mutation's
// arguments changed, give it a new version and keep the old one. Whatever is new here, the version in the package.json at
// the top goes up with it: by that a node that does not know a mutation tells a newer app's from nonsense (S8.3).
it('S8.1 speaks the protocol that its number names', () => {
  const messages = { pushRequest, pushAnswer, pullAnswer };
  expect({
    protocol: PROTOCOL,
    messages: Object.fromEntries(Object.entries(messages).map(([name, schema]) => [name, shapeOf(schema)])),
    tables: Object.fromEntries(Object.entries(SYNCED_TABLES).map(([name, { row }]) => [name, shapeOf(row)])),
    mutations: Object.fromEntries([...MUTATIONS].map(([name, { args }]) => [name, shapeOf(args)])),
  }).toMatchSnapshot();
});
