import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { nearestFile } from '../../repository';
import { problemsOf, runTool } from '../../run-tool';
import type { RemoteConfiguration } from '../../define-remote';
import { defineStep } from '../step';

const require = createRequire(import.meta.url);
/** Named one by one: in a repository of its own they are in `node_modules`, which the project excludes. */
const ambient = [
  fileURLToPath(new URL('../../..', import.meta.url)),
  path.join(path.dirname(require.resolve('@site/ui')), '..'),
].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => path.join(folder, file)),
);

/** Compiles only if each exposed section accepts the properties that other remotes may pass to it. */
const sectionsSource = ({ name, exposes }: RemoteConfiguration, folder: string) =>
  [
    "import type { SectionProps } from '@site/contracts';",
    'type PropsOf<Id extends string> = Id extends keyof SectionProps ? SectionProps[Id] : never;',
    ...Object.entries(exposes).flatMap(([expose, file]) => [
      `import ${expose} from ${JSON.stringify(path.join(folder, file).replace(/\.tsx?$/, ''))};`,
      `${expose} satisfies (props: PropsOf<'${name}/${expose}'>) => unknown;`,
    ]),
  ].join('\n');

/** The types of a remote's own sources and of its tests, and of its sections against the contract. */
export const types = defineStep({
  name: 'types',
  expectedSeconds: 10,
  advice:
    'correct the types; `npx tsc` in the repository shows the same. dist/gate/sections.ts names a section whose ' +
    'properties are not those of the contract: make a new one optional in SectionProps of @site/contracts',
  async run({ folder, remote }) {
    const projectFolder = path.join(folder, 'dist', 'gate');
    const project = {
      extends: nearestFile(folder, 'tsconfig.json'),
      compilerOptions: {
        noEmit: true,
        incremental: true,
        tsBuildInfoFile: path.join(projectFolder, 'types.tsbuildinfo'),
      },
      files: [path.join(projectFolder, 'sections.ts'), ...ambient],
      include: [path.join(folder, '**', '*')],
      exclude: [path.join(folder, 'dist'), path.join(folder, 'node_modules')],
    };
    await mkdir(projectFolder, { recursive: true });
    await writeFile(path.join(projectFolder, 'sections.ts'), sectionsSource(remote, folder));
    await writeFile(path.join(projectFolder, 'tsconfig.json'), JSON.stringify(project));
    const parameters = ['-p', projectFolder, '--pretty', 'false'];
    const run = await runTool(folder, 'typescript', parameters, { cwd: folder });
    return { problems: problemsOf(run) };
  },
});
