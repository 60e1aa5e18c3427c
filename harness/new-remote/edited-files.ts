import { declarationOf, REMOTE_NAMES } from '@site/contracts';
import { addMentions, DEPLOYMENT_FILES } from './mentions';
import type { NewRemote } from './remote-problem';

/** The remote beside whose lines those of a new one are added. */
const neighbour = REMOTE_NAMES.at(-1)!;
const FIRST_PORT = Math.max(...REMOTE_NAMES.map((name) => declarationOf(name).port)) + 1;

const wordOf = (name: string) => name.replace('mf-', '');

/** Inserts text after or before the only match. @throws Error where a file has changed its form. */
function replaceOnce(
  file: string,
  text: string,
  pattern: RegExp,
  replacement: (found: string) => string,
): string {
  if (text.match(new RegExp(pattern, `${pattern.flags}g`))?.length !== 1) {
    throw new Error(`${file} contains ${pattern} not once: add the remote by hand, or correct this command`);
  }
  return text.replace(pattern, replacement);
}

const declare = (text: string, { name, route }: NewRemote, page: string) =>
  replaceOnce('remotes.ts', text, /^\} as const satisfies/m, (end) =>
    [
      `  '${name}': {`,
      `    team: '${wordOf(name)}',`,
      `    port: ${FIRST_PORT},`,
      `    routes: ['${route}'],`,
      `    requiredExposes: ['${page}'],`,
      '  },',
      end,
    ].join('\n'),
  );

function addOwners(text: string, name: string): string {
  const column = text.indexOf('@') - text.lastIndexOf('\n', text.indexOf('@')) - 1;
  const team = `@site/${wordOf(name)}`;
  const withFolder = replaceOnce('CODEOWNERS', text, new RegExp(`^/${neighbour}/.*$`, 'm'), (line) =>
    [line, `/${name}/`.padEnd(column) + team].join('\n'),
  );
  return replaceOnce('CODEOWNERS', withFolder, /^\/packages\/contracts\/ .*$/m, (line) => `${line} ${team}`);
}

const describeFolder = (text: string, { name, route }: NewRemote) =>
  replaceOnce(
    'architecture.md',
    text,
    new RegExp(`^\\| .* \\| \`${neighbour}/\` \\| \\w+ \\|$`, 'm'),
    (row) => [row, `| \`${route}\` | \`${name}/\` | ${wordOf(name)} |`].join('\n'),
  );

interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** What npm would write: the new remote needs no library that the others do not. */
function lock(text: string, name: string, manifest: Manifest): string {
  const { name: packageName, version, dependencies, devDependencies } = manifest;
  const content = JSON.parse(text) as { packages: Record<string, unknown> };
  const packages = {
    ...content.packages,
    [name]: { name: packageName, version, dependencies, devDependencies },
    [`node_modules/${packageName}`]: { resolved: name, link: true },
  };
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return `${JSON.stringify({ ...content, packages: Object.fromEntries(sorted) }, null, 2)}\n`;
}

/**
 * The files of the repository that name every remote, with a new one.
 *
 * @param created the new remote's own files; @param read reads a file by its path from the root.
 */
export async function editedFiles(
  remote: NewRemote,
  created: ReadonlyMap<string, string>,
  read: (file: string) => Promise<string>,
): Promise<Map<string, string>> {
  const { name } = remote;
  const manifest = JSON.parse(created.get(`${name}/package.json`) ?? '') as Manifest;
  const page =
    [...created.keys()].find((file) => file.endsWith('Page.tsx'))?.replace(/^.*\/|\.tsx$/g, '') ?? '';
  const edits: Record<string, (text: string) => string> = {
    'packages/contracts/src/remotes.ts': (text) => declare(text, remote, page),
    CODEOWNERS: (text) => addOwners(text, name),
    'docs/architecture.md': (text) => describeFolder(text, remote),
    'package-lock.json': (text) => lock(text, name, manifest),
    ...Object.fromEntries(
      DEPLOYMENT_FILES.map((file) => [
        file,
        (text: string) => addMentions(text, neighbour, name, REMOTE_NAMES),
      ]),
    ),
  };
  return new Map(
    await Promise.all(
      Object.entries(edits).map(async ([file, edit]) => [file, edit(await read(file))] as const),
    ),
  );
}
