import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What a model was asked. */
interface Question {
  path: string | undefined;
  authorization: string | undefined;
  model: string;
  messages: { role: string; content: unknown }[];
}

/** What it answers: a status and a body, or nothing at all. */
export type ModelAnswer = { status: number; body: string } | 'silence';

/** An answer in which a model says this. */
export const saying = (content: unknown): ModelAnswer => ({
  status: 200,
  body: JSON.stringify({
    choices: [{ message: { content: typeof content === 'string' ? content : JSON.stringify(content) } }],
  }),
});

export const GOOD_WORDS = { summary: 'A calm toss.', tips: ['Watch the ball longer.'] };

/** A model on this machine that speaks the interface of OpenAI, until the test is over. */
export async function fakeVisionModel() {
  const asked: Question[] = [];
  const silent: ServerResponse[] = [];
  const model = { asked, answer: saying(GOOD_WORDS), url: new URL('http://127.0.0.1') };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url: path, headers } = request;
      const question = JSON.parse(Buffer.concat(parts).toString()) as Question;
      asked.push({ ...question, path, authorization: headers.authorization });
      const { answer } = model;
      if (answer === 'silence') silent.push(response);
      else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  model.url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return model;
}
