import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

const PASSED_BY = ['node_modules', '.git', 'dist', 'coverage', '.data', 'test-results'];

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (PASSED_BY.includes(entry.name)) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** Every file of the project, by its path from the top. */
export const FILES: readonly string[] = filesIn('.');
