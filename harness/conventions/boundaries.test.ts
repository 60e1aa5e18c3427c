import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');

/** What lint says about a file of that text in that folder, which exists only meanwhile. */
function lintPlanted(folder: string, text: string): string {
  const planted = path.join(root, folder, 'planted');
  mkdirSync(planted, { recursive: true });
  try {
    const file = path.join(planted, 'violation.ts');
    writeFileSync(file, text);
    execFileSync(path.join(root, 'node_modules', '.bin', 'oxlint'), [file], {
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
  ['mf-careers/src', "import { App } from 'shell';", 'never imports another app'],
  ['mf-careers/src', "import { Link } from 'react-router-dom';", 'Import it from @site/platform'],
  ['mf-careers/src', "import { useTheme } from '@emotion/react';", 'no more of emotion'],
  [
    'packages/ui/src',
    "import { jobs } from '../../../../mf-careers/src/content/jobs';",
    'never imports an app',
  ],
  ['shell/src', "import { jobs } from '../../../mf-careers/src/content/jobs';", 'found at run time'],
  ['backend/src', "import { jobs } from '../../../mf-careers/src/content/jobs';", 'found at run time'],
])('lint refuses, in %s: %s', (folder, statement, reason) => {
  expect(lintPlanted(folder, `${statement}\n`)).toContain(reason);
});

test('lint lets a remote import a package', () => {
  const statement = "import { firm } from '@site/firm';\n\nexport const name = firm.name;\n";
  expect(lintPlanted('mf-careers/src', statement)).toBe('');
});
