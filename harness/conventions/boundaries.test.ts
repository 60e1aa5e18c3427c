import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..', '..');

interface Planted {
  title: string;
  folder: string;
  /** The planted files, text by name. The test writes them into a folder and runs lint once. */
  files: Record<string, string>;
  /** Part of lint's message about them; undefined if lint must accept them. */
  reason?: string;
}

const violations: [folder: string, statement: string, reason: string][] = [
  [
    'mf-careers/src',
    "import { articles } from '../../../mf-insights/src/content/articles';",
    'never imports another app',
  ],
  ['mf-careers/src', "import { App } from '@site/shell';", 'never imports another app'],
  ['mf-careers/src', "import { Link } from 'react-router-dom';", 'Import it from @site/platform'],
  ['mf-careers/src', "import { readFile } from 'node:fs/promises';", 'no modules of Node'],
  ['mf-careers/src', "import { useTheme } from '@emotion/react';", 'no more of emotion'],
  // Not in packages/ui/src: another test reads its files meanwhile.
  [
    'packages/platform/src',
    "import { jobs } from '../../../../mf-careers/src/content/jobs';",
    'never imports an app',
  ],
  ['packages/testing/src', "import { root } from '@site/harness/run.mjs';", 'never imports an app'],
  ['shell/src', "import { jobs } from '../../../mf-careers/src/content/jobs';", 'found at run time'],
  ['shell/src', "import { testRelease } from '../server/testing/test-release';", 'Only tests use it'],
  ['backend/src', "import { anInquiry } from '../testing/payloads';", 'Only tests use it'],
  [
    'backend/src/contacts',
    "import { LocalPostgres } from '@site/testing/local-postgres';",
    'Only tests use it',
  ],
  [
    'packages/origin/src',
    "import { LocalPostgres } from '@site/testing/local-postgres';",
    'Only tests use it',
  ],
  ['mf-careers/src/pages', "import { visitor } from '../../testing/visitor';", 'Only tests use it'],
  // One forbidden import for each kind of target: an outer level, a neighbour, the parent's neighbour, one file, the
  // entry file.
  ['backend/src', "import { jobs } from '../../../mf-careers/src/content/jobs';", 'found at run time'],
  ['shell/src/boot', "import type { RenderResult } from '../../protocol/protocol';", 'Imports run one way'],
  [
    'shell/src/browser',
    "import type { ShellBuild } from '../../server/build/shell-build';",
    'Imports run one way',
  ],
  ['shell/src/server/releases', "import { main } from '../../http/server';", 'Imports run one way'],
  [
    'shell/src/server/http/pages',
    "import { start } from '../../../../browser/start';",
    'Imports run one way',
  ],
  [
    'shell/src/server/http/pages',
    "import { forms } from '../../submissions/form-routes';",
    'Imports run one way',
  ],
  ['shell/src/server/http/pages', "import { main } from '../../../main';", 'Imports run one way'],
  [
    'backend/src/contacts',
    "import { kind } from '../../newsletter/newsletter.service';",
    'Imports run one way',
  ],
  ['backend/src/submissions', "import { kinds } from '../../submission-kinds';", 'Imports run one way'],
  ['backend/src/notifications', "import { AppModule } from '../../app.module';", 'Imports run one way'],
];

const allPlanted: Planted[] = [
  ...violations.map(([folder, statement, reason]) => ({
    title: `lint refuses, in ${folder}: ${statement}`,
    folder,
    files: { 'violation.ts': statement },
    reason,
  })),
  {
    title: 'lint refuses files that import each other',
    folder: 'backend/src',
    files: {
      'one.ts': "import { two } from './two';\nexport const one = () => two;",
      'two.ts': "import { one } from './one';\nexport const two = () => one;",
    },
    reason: 'Dependency cycle',
  },
  {
    title: 'lint allows a remote to import a package',
    folder: 'mf-careers/src',
    files: { 'remote.ts': "import { firm } from '@site/firm';\n\nexport const name = firm.name;" },
  },
  {
    title: 'lint allows a folder to import from a lower level',
    folder: 'backend/src/contacts',
    files: {
      'feature.ts': "import { problem } from '../../http/problem';\n\nexport const thrown = problem;",
    },
  },
  {
    title: 'lint refuses a hook that is called in a condition',
    folder: 'mf-careers/src',
    files: {
      'use-job.ts': [
        "import { useState } from 'react';",
        'export function useJob(id?: string) {',
        '  if (id) return useState(id);',
        '  return null;',
        '}',
      ].join('\n'),
    },
    reason: 'is called conditionally',
  },
  {
    title: 'lint refuses a test that leaves out the others of its file',
    folder: 'mf-careers/src',
    files: { 'focused.test.ts': "test.only('works', () => expect(1).toBe(1));" },
    reason: 'leaves out the other tests',
  },
];

const folderOf = (planted: Planted) => path.join(planted.folder, `planted-${allPlanted.indexOf(planted)}`);

let diagnostics: { filename: string; message: string; help?: string }[];

beforeAll(() => {
  const folders = allPlanted.map(folderOf);
  try {
    for (const planted of allPlanted) {
      mkdirSync(path.join(root, folderOf(planted)));
      for (const [name, text] of Object.entries(planted.files))
        writeFileSync(path.join(root, folderOf(planted), name), `${text}\n`);
    }
    const oxlint = path.join(root, 'node_modules', '.bin', 'oxlint');
    const parameters = ['-c', 'oxlint.config.mjs', '--format', 'json', ...folders];
    const { stdout } = spawnSync(oxlint, parameters, { cwd: root, encoding: 'utf8' });
    ({ diagnostics } = JSON.parse(stdout) as { diagnostics: typeof diagnostics });
  } finally {
    for (const folder of folders) rmSync(path.join(root, folder), { recursive: true, force: true });
  }
});

test.each(allPlanted)('$title', (planted) => {
  const reported = diagnostics.filter(({ filename }) => path.dirname(filename) === folderOf(planted));
  if (planted.reason) expect(JSON.stringify(reported)).toContain(planted.reason);
  else expect(reported).toEqual([]);
});
