import { randomUUID } from 'node:crypto';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { root } from '../run.mjs';
import { shellFolder } from '../site/build';
import { addExtensions } from './add-extensions';
import { neededPackages, readManifest } from './needed-packages';
import { publishedManifest } from './published-manifest';

/** Contains the build of the shell in which releases are tried. */
const TRIAL = '@site/browser-trial';

/** Whether a file of a package is for the package's own tests. */
const isOwnTest = (file: string) => /\.test\.tsx?$|(^|\/)(dist|node_modules|fixture-remote)(\/|$)/.test(file);
const isSource = (file: string) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');

async function compile(folder: string, output: string): Promise<void> {
  // Inside `node_modules`, where the compiler finds types; the name is unique, because two may run at once.
  const project = path.join(root, 'node_modules', `.packing-${randomUUID()}.json`);
  const settings = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      noCheck: true,
      declaration: true,
      allowImportingTsExtensions: false,
      rootDir: folder,
      outDir: output,
    },
    include: [folder],
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/dist', '**/node_modules', '**/fixture-remote'].map(
      (pattern) => path.join(folder, pattern),
    ),
  };
  await writeFile(project, JSON.stringify(settings));
  try {
    await execa('npx', ['tsc', '-p', project], { cwd: root, all: true });
  } finally {
    await rm(project);
  }
}

/**
 * Packs everything that a remote needs into tarballs that npm can install and publish: JavaScript with declarations.
 * Expects the shell to be built.
 *
 * @param output is emptied. @returns the paths of the tarballs.
 */
export async function packPackages(output: string): Promise<string[]> {
  const packages = await neededPackages(root);
  const repository = await readManifest(root);
  const versions = new Map([...packages].map(([name, { manifest }]) => [name, manifest.version]));
  await rm(output, { recursive: true, force: true });
  const tarballs: string[] = [];
  for (const { folder, manifest } of packages.values()) {
    const staged = path.join(output, 'staged', manifest.name);
    await mkdir(staged, { recursive: true });
    await cp(folder, staged, {
      recursive: true,
      filter: (file) => !isOwnTest(path.relative(folder, file)) && !isSource(file),
    });
    await compile(folder, staged);
    await addExtensions(staged);
    if (manifest.name === TRIAL) {
      await cp(shellFolder('production'), path.join(staged, 'shell'), { recursive: true });
    }
    const published = publishedManifest(manifest, versions, repository);
    await writeFile(path.join(staged, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
    const { stdout } = await execa('npm', ['pack', '--json', '--pack-destination', output], { cwd: staged });
    const [packed] = JSON.parse(stdout) as { filename: string }[];
    tarballs.push(path.join(output, packed?.filename ?? ''));
  }
  await rm(path.join(output, 'staged'), { recursive: true });
  return tarballs;
}
