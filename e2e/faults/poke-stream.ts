import { poke as pokeSchema, type Poke } from 'sync-protocol/wire';
import type { PlayersPhone } from './phone.ts';
import { fetchAs } from './player.ts';

/** A phone's open line to a node, on which it is poked. */
export interface PokeStream {
  /** What it has heard so far. */
  readonly pokes: Poke[];
  /** Whether the line is open. */
  readonly isOpen: boolean;
  close(): void;
}

/** Listens as the app does, by server-sent events; resolves once the node has said that it is there. */
export async function openPokeStream(
  origin: string,
  phone: Pick<PlayersPhone, 'player' | 'sender'>,
): Promise<PokeStream> {
  const { clientGroup } = await phone.sender();
  const hangUp = new AbortController();
  const answer = await fetchAs(phone.player, () => origin)(`/api/sync/poke?clientGroup=${clientGroup}`, {
    signal: hangUp.signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`no line: ${answer.status}`);
  const lines = linesOf(answer.body);
  await lines.next();
  const pokes: Poke[] = [];
  let isOpen = true;
  void (async () => {
    try {
      for await (const line of lines)
        if (line.startsWith('data: ')) pokes.push(pokeSchema.parse(JSON.parse(line.slice(6))));
    } catch {
      // The line was cut.
    } finally {
      isOpen = false;
    }
  })();
  return {
    pokes,
    get isOpen() {
      return isOpen;
    },
    close: () => hangUp.abort(),
  };
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
