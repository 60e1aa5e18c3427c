import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addExtensions } from './add-extensions';
import { neededPackages } from './needed-packages';
import { publishedManifest } from './published-manifest';

const root = path.join(__dirname, '..', '..');

test('a package is published with its built files, version ranges of its siblings, peers, Node and browsers', () => {
  const manifest = {
    name: '@site/ui',
    version: '1.2.0',
    private: true,
    exports: { '.': './src/index.ts', './package.json': './package.json' },
    dependencies: { '@site/firm': '*', react: '^19.3.1', zod: '^4.6.7' },
    devDependencies: { 'react-dom': '^19.3.1' },
  };
  const repository = {
    name: '@site/root',
    version: '1.0.0',
    engines: { node: '>=20' },
    browserslist: ['defaults'],
  };
  expect(publishedManifest(manifest, new Map([['@site/firm', '1.4.2']]), repository)).toEqual({
    name: '@site/ui',
    version: '1.2.0',
    engines: { node: '>=20' },
    browserslist: ['defaults'],
    exports: {
      '.': { types: './src/index.d.ts', default: './src/index.js' },
      './package.json': './package.json',
    },
    dependencies: { '@site/firm': '^1.4.2', zod: '^4.6.7' },
    peerDependencies: { react: '^19.3.1' },
  });
});

test('a package with a command is published with its tools, and without peers', () => {
  const manifest = {
    name: '@site/federation',
    version: '2.0.0',
    bin: { federation: './bin/federation.mjs' },
    dependencies: { react: '^19.3.1' },
    devDependencies: { jest: '^30.5.2' },
  };
  expect(publishedManifest(manifest, new Map())).toMatchObject({
    dependencies: { react: '^19.3.1', jest: '^30.5.2' },
    peerDependencies: {},
  });
});

test('every package of this repository that a published command needs is packed, the trial with the shell too', async () => {
  expect([...(await neededPackages(root)).keys()].sort()).toEqual(
    ['browser-trial', 'contracts', 'federation', 'firm', 'node-service', 'platform', 'releases', 'ui'].map(
      (name) => `@site/${name}`,
    ),
  );
});

test('relative imports of built files name the complete file; other imports and texts are unchanged', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'packing-'));
  await mkdir(path.join(folder, 'steps'));
  await writeFile(path.join(folder, 'steps', 'index.js'), '');
  await writeFile(path.join(folder, 'cli.js'), '');
  await writeFile(
    path.join(folder, 'main.mjs'),
    "import './cli.ts';\nimport { steps } from './steps';\nexport * from './cli';\nawait import('./cli');\nimport 'zod';\nconst text = \"from './cli'\";\n",
  );
  await addExtensions(folder);
  expect(await readFile(path.join(folder, 'main.mjs'), 'utf8')).toBe(
    "import './cli.js';\nimport { steps } from './steps/index.js';\nexport * from './cli.js';\nawait import('./cli.js');\nimport 'zod';\nconst text = \"from './cli'\";\n",
  );
});
