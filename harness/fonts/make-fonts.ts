// Cuts the site's fonts to the weights and characters in use: `npm run fonts -w @site/harness`. Needs Debian's packages
// fonttools and python3-brotli. The files are committed, and so are the licences, which allow it.
import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unicodeRanges, type FontPart } from '@site/ui/fonts';
import { execa } from 'execa';
import { root } from '../run.mjs';

const require = createRequire(import.meta.url);
const output = path.join(root, 'packages', 'ui', 'fonts');
const packageFolder = (font: string) =>
  path.dirname(require.resolve(`@fontsource-variable/${font}/package.json`));

/** `weights` is one weight, or a range that stays variable. `features` are OpenType features that the files keep. */
const FONTS = [
  { name: 'fraunces', weights: '500', features: 'kern,liga' },
  { name: 'inter', weights: '400:600', features: 'kern' },
];

const parts = Object.keys(unicodeRanges) as FontPart[];

async function make({ name, weights, features }: (typeof FONTS)[number], work: string): Promise<void> {
  const source = path.join(packageFolder(name), 'files', `${name}-latin-wght-normal.woff2`);
  const instance = path.join(work, `${name}.woff2`);
  const instancing = ['varLib.instancer', source, `wght=${weights}`, '-o', instance, '-q'];
  // Otherwise the files would contain the build time, and differ in every run.
  await execa('fonttools', instancing, { env: { SOURCE_DATE_EPOCH: '0' } });
  for (const part of parts) {
    const file = path.join(output, `${name}-${part}.woff2`);
    await execa('pyftsubset', [
      instance,
      `--unicodes=${unicodeRanges[part]}`,
      `--layout-features=${features}`,
      '--flavor=woff2',
      '--no-hinting',
      '--desubroutinize',
      `--output-file=${file}`,
    ]);
    console.log(`${path.basename(file)}: ${((await stat(file)).size / 1000).toFixed(1)} KB`);
  }
  await copyFile(path.join(packageFolder(name), 'LICENSE'), path.join(output, `${name}-license.txt`));
}

const work = await mkdtemp(path.join(tmpdir(), 'fonts-'));
try {
  for (const font of FONTS) await make(font, work);
} finally {
  await rm(work, { recursive: true, force: true });
}
