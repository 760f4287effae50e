import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What differs from where this work began on main, committed or not, new files too; those that are gone are left out. */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const [began = 'HEAD'] = git('merge-base', 'HEAD', mainOf(git));
  const files = new Set([
    ...git('diff', '--name-only', began),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]);
  return [...files].filter((file) => existsSync(join(root, file))).sort();
}

/** A clone that began on a branch knows main by its remote only. */
function mainOf(git: (...args: string[]) => string[]): string {
  return git('branch', '--list', 'main').length > 0 ? 'main' : 'origin/main';
}
