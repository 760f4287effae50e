import { coldPull } from './cold-pull.ts';
import { idlePoll } from './idle-poll.ts';
import { startLimit } from './limit/limit.ts';
import { readOptions } from './options.ts';
import { startProduct } from './product/product.ts';
import { CHANGES, peakMemory, storm } from './storm.ts';

const options = readOptions(process.argv.slice(2));
if (options) {
  for (const database of options.databases) {
    for (let round = 0; round < (options.rounds ?? 1); round++) {
      for (const start of [startLimit, startProduct]) {
        const subject = await start(database, options.profile);
        const show = (
          what: string,
          { wallMs, cpuMs, postgresMs, upBytes, downBytes, ...rest }: Awaited<ReturnType<typeof storm>>,
        ) =>
          console.log(subject.name, what, {
            wallMs,
            cpuUs: (1000 * cpuMs) / CHANGES,
            pgUs: (1000 * postgresMs) / CHANGES,
            up: upBytes / CHANGES,
            down: downBytes / CHANGES,
            ...rest,
          });
        console.log(await coldPull(subject));
        console.log(await idlePoll(subject));
        show('cold', await storm(subject));
        show('warm', await storm(subject));
        show('warm', await storm(subject));
        show('offline', await storm(subject, 'phones'));
        console.log(await peakMemory(subject));
        await subject.stop();
      }
    }
  }
}
