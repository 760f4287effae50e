import { readdirSync, readFileSync } from 'node:fs';

// What Linux tells of processes and their threads.

/** A process's children in whose command `part` stands. */
export const childrenOf = (pid: number, part: string): number[] =>
  threadsOf(pid)
    .flatMap((thread) => readFileSync(`${thread}/children`, 'utf8').split(' ').filter(Boolean))
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes(part))
    .map(Number);

/** How far behind others each thread of a process goes: 0 unless it was told, 19 at the most. */
export const nicenessOfThreads = (pid: number): number[] =>
  threadsOf(pid).map((thread) => {
    // The 19th field; the second, a name in brackets, may hold blanks.
    const [, ...fields] = readFileSync(`${thread}/stat`, 'utf8').split(') ');
    return Number(fields.join(') ').split(' ')[16]);
  });

const threadsOf = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`);
