import path from 'node:path';
import { packPackages } from '../packing/pack-packages';
import { root } from '../run.mjs';
import { buildChanged } from '../site/build';

// Tarballs that npm can install or publish: `npm publish FILE`.
await buildChanged({ only: 'shell' });
const output = path.join(root, 'dist', 'packages');
for (const tarball of await packPackages(output)) console.log(path.relative(process.cwd(), tarball));
