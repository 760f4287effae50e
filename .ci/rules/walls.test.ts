import { expect, test } from 'vitest';
import { FEATURED, FEATURES } from './features.ts';
import { linted } from './linted.ts';

/** Who may not import what: a file, and imports that a wall has to stop there. */
const REFUSED: Record<string, string[]> = {
  'sync-protocol/src/wire.ts': ['node:fs', 'react', 'kysely', 'api/x', '../../web/src/x.ts', '#db/x.ts'],
  'sync-protocol/src/entities/tasks/task.ts': [
    '../../mutations/index.ts',
    '../../wire.ts',
    '../../contract/tasks.ts',
    'node:fs',
  ],
  'sync-protocol/src/rules/progress/streak.ts': [
    '../../mutations/mutation.ts',
    '../../../../api/src/x.ts',
    'pg',
  ],
  'sync-protocol/src/rules/progress/streak.test.ts': ['api/src/x.ts', '../../../../web/src/x.ts'],
  'migrations/0001-x.ts': ['api/src/x.ts', 'web/src/x.ts', '../api/src/x.ts', '../sync-protocol/src/ids.ts'],
  'api/src/app.ts': ['web/src/x.ts', '../../web/src/x.ts', '../../sync-protocol/src/ids.ts'],
  'api/src/features/tasks/routes.ts': [
    '#features/progress/queries.ts',
    '../progress/commands.ts',
    'web/src/x.ts',
    '../../../../web/src/x.ts',
  ],
  'api/src/features/session/account/devices.ts': ['../../progress/commands.ts', '#features/tasks/queries.ts'],
  'api/src/db/transaction.ts': ['#features/tasks/commands.ts', '#sync/push/push.ts', '../sync/push/push.ts'],
  'api/src/sync/push/push.ts': [
    '#features/tasks/commands.ts',
    '../../features/tasks/commands.ts',
    'web/src/x.ts',
  ],
  'api/src/providers/mail/mail.ts': ['#features/tasks/commands.ts', '#jobs/reminders.ts'],
  'web/src/main.tsx': ['api/src/x.ts', '../../api/src/x.ts', '../../sync-protocol/src/ids.ts', 'node:fs'],
  'web/src/features/tasks/list.tsx': [
    '#features/progress/x.tsx',
    '#app/home.tsx',
    '../progress/x.tsx',
    'api/x',
  ],
  'web/src/data/rows/mutate.ts': [
    '#features/tasks/x.tsx',
    '#app/home.tsx',
    '../features/x.ts',
    'api/src/x.ts',
  ],
  'web/src/pwa/update/update.ts': ['#features/tasks/x.tsx', '../app/home.tsx'],
  'web/src/ui/controls/button.tsx': [
    '#data/store/db.ts',
    '#features/tasks/x.tsx',
    '#app/x.tsx',
    '#pwa/x.ts',
    '../../data/store/db.ts',
  ],
  'web/src/ui/controls/button.web.test.tsx': ['api/src/x.ts'],
};

/** Imports that look much like the refused ones and have to pass. */
const ALLOWED: Record<string, string[]> = {
  'sync-protocol/src/mutations/x.ts': ['zod', 'uuid', './define.ts', '../entities/task.ts'],
  'sync-protocol/src/mutations/x.test.ts': ['vitest', 'fast-check', 'node:crypto'],
  'migrations/0002-y.ts': ['kysely', 'sync-protocol/ids', './0001-x.ts'],
  'api/src/features/teams/routes.ts': [
    '#features/progress/commands.ts',
    '#features/progress/commands/credit.ts',
    '#db/db.ts',
    './policy.ts',
    'sync-protocol/contract/teams',
  ],
  'api/src/features/session/account/export.ts': ['../queries.ts', '../password/passwords.ts'],
  'web/src/features/tasks/gym/gym-task.tsx': ['../messages.ts', '../guide/guide.tsx', './gym-bar.tsx'],
  'web/src/features/teams/list.tsx': [
    '#data/store/db.ts',
    '#ui/controls/button.tsx',
    './row.tsx',
    'sync-protocol/ids',
  ],
  'web/src/app/home.tsx': ['#features/tasks/list.tsx', '#data/store/db.ts', '#ui/controls/button.tsx'],
  'web/src/data/sync/sync.web.test.ts': ['node:crypto', 'fake-indexeddb', 'migrations/catalog'],
};

const file = (imports: string[]) => imports.map((name) => `import '${name}';\n`).join('');
const filesOf = (table: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(table).map(([path, imports]) => [path, file(imports)]));

test('the linter stops each import that crosses a wall, and no other', () => {
  const reports = linted({ ...filesOf(REFUSED), ...filesOf(ALLOWED) });
  const walls = reports.filter((report) => report.endsWith('eslint(no-restricted-imports)'));
  const expected = Object.entries(REFUSED).flatMap(([path, imports]) =>
    imports.map((_, index) => `${path}:${index + 1} eslint(no-restricted-imports)`),
  );
  expect(walls).toEqual(expected.sort());
});

test('every feature has its wall, in both rooms', () => {
  const steps = FEATURED.flatMap((room) =>
    FEATURES.map(
      (name) => [`${room}/${name === 'tasks' ? 'training' : 'tasks'}/into-${name}.ts`, name] as const,
    ),
  );
  const stopped = linted(
    Object.fromEntries(steps.map(([path, name]) => [path, `import '../${name}/x.ts';\n`])),
  );
  const open = steps.filter(
    ([path]) => !stopped.some((report) => report.startsWith(`${path}:1 eslint(no-restr`)),
  );
  expect(open.map(([path]) => path)).toEqual([]);
});
