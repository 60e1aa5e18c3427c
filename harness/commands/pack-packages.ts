import path from 'node:path';
import { packPackages } from '../packing/pack-packages';
import { root } from '../run.mjs';

// Tarballs that npm can install or publish: `npm publish FILE`.
const output = path.resolve(process.argv[2] ?? path.join(root, 'dist', 'packages'));
for (const tarball of await packPackages(root, output)) console.log(path.relative(process.cwd(), tarball));
