import type { FastifyInstance } from 'fastify';
import { errorAnswer, type Call } from 'sync-protocol/contract/call';
import { z } from 'zod';
import { VERSION } from '#version';

type Json = Record<string, unknown>;

const JSON_TYPE = 'application/json';

/** Describes every served call at GET /api/openapi.json, from the schemas that it is served by. */
export function describeApi(app: FastifyInstance): void {
  let document: Json | undefined;
  app.get('/api/openapi.json', async () => (document ??= openApiOf(app.servedCalls)));
}

function openApiOf(calls: readonly Call[]): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'VolleyPath', version: VERSION },
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } } },
  };
}

function operationOf(call: Call): Json {
  return {
    summary: call.summary,
    security: call.for === 'player' ? [{ session: [] }] : [],
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...(call.body instanceof z.ZodUndefined
      ? {}
      : { requestBody: { required: true, content: { ...content(call.body, 'input'), ...form(call) } } }),
    responses: {
      [call.status]: call.navigates
        ? { description: 'Leads on' }
        : { description: 'Done', content: content(call.answer, 'output', typeOf(call)) },
      default: { description: 'Refused', content: content(errorAnswer, 'output') },
    },
  };
}

function form({ upload }: Call): Json {
  if (upload === undefined) return {};
  const properties = { [upload]: { type: 'string', format: 'binary' } };
  return { 'multipart/form-data': { schema: { type: 'object', required: [upload], properties } } };
}

function typeOf({ streams, file }: Call): string {
  return streams ? 'text/event-stream' : (file ?? JSON_TYPE);
}

function parametersOf(schema: z.ZodType, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function content(schema: z.ZodType, io: 'input' | 'output', type = JSON_TYPE): Json {
  return { [type]: { schema: jsonSchema(schema, io) } };
}

/** What a schema only checks at run time is described by what it checks the type of. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}
