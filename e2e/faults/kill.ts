import type { ProductServer } from '../harness/server/server.ts';
import type { PlayersPhone } from './phone.ts';

/** Kills a server some time after the first push has left; answers a way to wait for its end. */
export function killDuringPush(server: ProductServer, phones: readonly PlayersPhone[], afterMs: number) {
  let killed: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const kill = () => {
    clearTimeout(timer);
    return (killed ??= server.kill());
  };
  for (const phone of phones) {
    phone.onRequest = (path) => {
      if (path.endsWith('/push')) timer ??= setTimeout(() => void kill(), afterMs);
    };
  }
  return kill;
}
