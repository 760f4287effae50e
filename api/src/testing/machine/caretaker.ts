import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';

/** Someone outside this process who clears up after it. */
export interface Caretaker {
  /** Has the work done now. */
  finish(): Promise<void>;
  /** Sends the caretaker away with nothing done. */
  dismiss(): void;
}

/**
 * A shell that runs `script` with `args` as $1, $2 … once this process ends, however that happens: it waits for the end
 * of a pipe that ends with us. Not even kill -9 of a test run so leaves a server behind.
 */
export function hireCaretaker(
  script: string,
  args: string[],
  identity?: { uid: number; gid: number },
): Caretaker {
  const shell = spawn('sh', ['-c', `cat >/dev/null; ${script}`, 'caretaker', ...args], {
    cwd: tmpdir(),
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    ...identity,
  });
  shell.unref();
  return {
    finish: async () => {
      shell.ref();
      shell.stdin.end();
      await once(shell, 'exit');
    },
    dismiss: () => {
      shell.kill('SIGKILL');
    },
  };
}
