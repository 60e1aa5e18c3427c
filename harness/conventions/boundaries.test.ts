import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..', '..');

/** What lint reports about files (name: text) in a folder, which exist only during the call. */
function lintPlanted(folder: string, files: Record<string, string>): string {
  const planted = path.join(root, folder, 'planted');
  mkdirSync(planted, { recursive: true });
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(planted, name), `${text}\n`);
    const oxlint = path.join(root, 'node_modules', '.bin', 'oxlint');
    execFileSync(oxlint, ['-c', 'oxlint.config.mjs', planted], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  } finally {
    rmSync(planted, { recursive: true, force: true });
  }
}

test.each([
  [
    'mf-careers/src',
    "import { articles } from '../../../mf-insights/src/content/articles';",
    'never imports another app',
  ],
  ['mf-careers/src', "import { App } from '@site/shell';", 'never imports another app'],
  ['mf-careers/src', "import { Link } from 'react-router-dom';", 'Import it from @site/platform'],
  ['mf-careers/src', "import { readFile } from 'node:fs/promises';", 'no modules of Node'],
  ['mf-careers/src', "import { useTheme } from '@emotion/react';", 'no more of emotion'],
  [
    'packages/ui/src',
    "import { jobs } from '../../../../mf-careers/src/content/jobs';",
    'never imports an app',
  ],
  ['packages/testing/src', "import { root } from '@site/harness/run.mjs';", 'never imports an app'],
  ['shell/src', "import { jobs } from '../../../mf-careers/src/content/jobs';", 'found at run time'],
  ['shell/src', "import { testRelease } from '../server/testing/test-release';", 'Only tests use it'],
  ['backend/src', "import { anInquiry } from '../testing/payloads';", 'Only tests use it'],
  ['backend/src/contacts', "import { median } from '@site/testing/statistics';", 'Only tests use it'],
  ['packages/origin/src', "import { median } from '@site/testing/statistics';", 'Only tests use it'],
  ['mf-careers/src/pages', "import { visitor } from '../../testing/visitor';", 'Only tests use it'],
  ['shell/src/server', "import { render } from '../../renderer/render';", 'Imports run one way'],
  [
    'shell/src/server/http/pages',
    "import { start } from '../../../../browser/start';",
    'Imports run one way',
  ],
  [
    'shell/src/browser',
    "import type { ShellBuild } from '../../server/build/shell-build';",
    'Imports run one way',
  ],
  ['shell/src/renderer', "import { start } from '../../browser/start';", 'Imports run one way'],
  ['shell/src/app', "import { render } from '../../renderer/render';", 'Imports run one way'],
  ['shell/src/protocol', "import { Frame } from '../../app/Frame';", 'Imports run one way'],
  ['shell/src/boot', "import type { RenderResult } from '../../protocol/protocol';", 'Imports run one way'],
  ['backend/src', "import { jobs } from '../../../mf-careers/src/content/jobs';", 'found at run time'],
  ['shell/src/server/releases', "import { main } from '../../http/server';", 'Imports run one way'],
  ['shell/src/server/rendering', "import { main } from '../../http/server';", 'Imports run one way'],
  ['shell/src/server/http/pages', "import { main } from '../../../main';", 'Imports run one way'],
  [
    'shell/src/server/http/pages',
    "import { forms } from '../../submissions/form-routes';",
    'Imports run one way',
  ],
  ['shell/src/server/outgoing', "import { build } from '../../build/shell-build';", 'Imports run one way'],
  [
    'backend/src/submissions',
    "import { kind } from '../../contacts/contacts.service';",
    'Imports run one way',
  ],
  ['backend/src/database', "import { Receipt } from '../../submissions/receipt.dto';", 'Imports run one way'],
  [
    'backend/src/contacts',
    "import { kind } from '../../newsletter/newsletter.service';",
    'Imports run one way',
  ],
  ['backend/src/submissions', "import { kinds } from '../../submission-kinds';", 'Imports run one way'],
  ['backend/src/notifications', "import { AppModule } from '../../app.module';", 'Imports run one way'],
])('lint refuses, in %s: %s', (folder, statement, reason) => {
  expect(lintPlanted(folder, { 'violation.ts': statement })).toContain(reason);
});

test('lint refuses files that import each other', () => {
  const files = {
    'one.ts': "import { two } from './two';\nexport const one = () => two;",
    'two.ts': "import { one } from './one';\nexport const two = () => one;",
  };
  expect(lintPlanted('backend/src', files)).toContain('Dependency cycle');
});

test('lint allows a remote to import a package', () => {
  const statement = "import { firm } from '@site/firm';\n\nexport const name = firm.name;";
  expect(lintPlanted('mf-careers/src', { 'remote.ts': statement })).toBe('');
});

test('lint allows a folder to import from a lower level', () => {
  const statement = "import { problem } from '../../http/problem';\n\nexport const thrown = problem;";
  expect(lintPlanted('backend/src/contacts', { 'feature.ts': statement })).toBe('');
});

test('lint refuses a hook that is called in a condition', () => {
  const component = [
    "import { useState } from 'react';",
    'export function useJob(id?: string) {',
    '  if (id) return useState(id);',
    '  return null;',
    '}',
  ].join('\n');
  expect(lintPlanted('mf-careers/src', { 'use-job.ts': component })).toContain('is called conditionally');
});
