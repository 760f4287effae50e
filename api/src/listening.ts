import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { codeOf } from '#db/errors.ts';

/** The server can't have the address that it was given; the message says what to change. */
export class NotListening extends Error {
  override name = 'NotListening';
}

const WHY: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is taken by another program. Choose another one, for example PORT=3001.',
  EACCES: 'This user may not have that port. Choose one above 1023, for example PORT=3000.',
};

/** @throws NotListening */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = codeOf(error) ?? '';
    const why = WHY[code] ?? `HOST has to be an address of this machine (${code || String(error)}).`;
    throw new NotListening(`The server can’t listen on ${host}:${port}. ${why}`, { cause: error });
  }
}
