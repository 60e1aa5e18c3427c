import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder } from '@site/node-service/temporary-folder';

const root = path.join(__dirname, '..', '..');

/**
 * A statement for each rule of lint, with a part of the message that refuses it. Lint must accept a statement without a
 * message.
 */
const statements: [folder: string, statement: string, reason?: string][] = [
  ['mf-careers/src', "import '@site/shell';", 'never imports another app'],
  ['mf-careers/src', "import 'react-router-dom';", 'Import it from @site/platform'],
  ['mf-careers/src', "import 'node:fs/promises';", 'no modules of Node'],
  ['mf-careers/src', "import { useTheme } from '@emotion/react';", 'no more of emotion'],
  ['mf-careers/src', "import '../../testing/visitor';", 'Only tests use it'],
  ['mf-careers/src', 'export const useJob = (id) => id && useState(id);', 'is called conditionally'],
  ['backend/src', "export * from './planted';", 'Dependency cycle'],
  ['mf-careers/src', "test.only('works', () => {});", 'leaves out the other tests'],
  ['mf-careers/src', "fit('works', () => {});", 'leaves out the other tests'],
  ['mf-careers/src', "fdescribe('the board', () => {});", 'leaves out the other tests'],
  ['packages/platform/src', "import '../../../../mf-careers/src/content/jobs';", 'never imports an app'],
  ['packages/testing/src', "import '@site/harness/run.mjs';", 'never imports an app'],
  ['packages/origin/src', "import '@site/testing/local-postgres';", 'Only tests use it'],
  ['backend/src', "import '../../../mf-careers/src/content/jobs';", 'found at run time'],
  ['backend/src', "import '../testing/payloads';", 'Only tests use it'],
  ['backend/src/contacts', "import '../../../../mf-careers/src/content/jobs';", 'found at run time'],
  ['backend/src/contacts', "import '@site/testing/local-postgres';", 'Only tests use it'],
  // Each of these imports runs against the order.
  ['shell/src/boot', "import '../../protocol/protocol';", 'Imports run one way'],
  ['backend/src/contacts', "import '../../newsletter/newsletter.service';", 'Imports run one way'],
  ['shell/src/server/http/pages', "import '../../../../browser/start';", 'Imports run one way'],
  ['backend/src/submissions', "import '../../submission-kinds';", 'Imports run one way'],
  ['shell/src/server/http/pages', "import '../../../main';", 'Imports run one way'],
  ['mf-careers/src', "export { firm } from '@site/firm';"],
  ['backend/src/contacts', "export { problem } from '../../http/problem';"],
];

const planted = statements.map(([folder, statement, reason], index) => ({
  title: `lint ${reason ? 'refuses' : 'allows'}, in ${folder}: ${statement}`,
  folder: path.join(folder, `planted-${index}`),
  file: /^(test|fit|fdescribe)\b/.test(statement) ? 'planted.test.ts' : 'planted.ts',
  statement,
  reason,
}));

let diagnostics: { filename: string; message: string; help?: string }[];

beforeAll(() => {
  // A repository with the rules of this one, and no other files than these.
  const repository = makeTemporaryFolder('boundaries');
  const config = path.join(repository, 'oxlint.config.mjs');
  writeFileSync(config, `export { default } from '${path.join(root, 'oxlint.config.mjs')}';`);
  for (const { folder, file, statement } of planted) {
    mkdirSync(path.join(repository, folder), { recursive: true });
    writeFileSync(path.join(repository, folder, file), `${statement}\n`);
  }
  const oxlint = path.join(root, 'node_modules', '.bin', 'oxlint');
  const parameters = ['-c', config, '--format', 'json'];
  const { stdout } = spawnSync(oxlint, parameters, { cwd: repository, encoding: 'utf8' });
  ({ diagnostics } = JSON.parse(stdout) as { diagnostics: typeof diagnostics });
});

test.each(planted)('$title', ({ folder, reason }) => {
  const reported = diagnostics.filter(({ filename }) => path.dirname(filename) === folder);
  if (reason) expect(JSON.stringify(reported)).toContain(reason);
  else expect(reported).toEqual([]);
});
