import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { MAX_SCRIPT_BYTES, releasePathOf, type Release } from '@site/contracts';
import { requestText } from '@site/releases/documents';
import { causeOf } from '../../publishing/origin-client';
import { defineStep } from '../step';
import { build } from './build';
import { live } from './live';

/**
 * An expose may load this much more JavaScript than its live version. The limit finds accidental imports of whole
 * libraries.
 */
const MAX_GROWTH_BYTES = 20_000;

const compress = promisify(brotliCompress);
/** Compresses at the highest quality, which is Node's default, because the shell sends scripts so. */
const sizeOf = async (bytes: Uint8Array) => (await compress(bytes)).length;

type Read = (file: string) => Promise<Uint8Array>;

/** Bytes of JavaScript by expose, with the entry, compressed with brotli. */
async function scriptBytesOf(release: Release, read: Read): Promise<Map<string, number>> {
  const sizes = new Map<string, Promise<number>>();
  const size = (file: string) => {
    const known = sizes.get(file) ?? read(file).then(sizeOf);
    sizes.set(file, known);
    return known;
  };
  const exposes = Object.entries(release.exposes).map(async ([name, { files }]) => {
    const bytes = await Promise.all([release.entry, ...files].map(size));
    return [name, bytes.reduce((sum, each) => sum + each, 0)] as const;
  });
  return new Map(await Promise.all(exposes));
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Compares the first-load JavaScript with the budget and with the live release. */
export const firstLoad = defineStep({
  name: 'first-load',
  needs: { build, live },
  advice: 'load code that is not needed at first with import(), or remove the library',
  async run(_context, values) {
    const { release, output } = values.build;
    const own = values.live.releases[release.name];
    const readLive: Read = async (file) => {
      const address = `${values.live.url}${releasePathOf(release.name, own?.version ?? '')}${file}`;
      return Buffer.from(await requestText(address));
    };
    const after = await scriptBytesOf(release, (file) => readFile(path.join(output, file)));
    let before = new Map<string, number>();
    try {
      if (own) before = await scriptBytesOf(own, readLive);
    } catch (error) {
      return {
        problems: [`the live release cannot be read: ${causeOf(error)}`],
        advice: 'wait until the site responds, and run federation release again',
      };
    }
    const pageExposes = new Set(release.routes.map(({ expose }) => expose));
    const { scriptBytes } = values.live.platform;
    const problems: string[] = [];
    const notes: string[] = [];
    const largestFirst = [...after].sort(([, a], [, b]) => b - a);
    for (const [name, bytes] of largestFirst) {
      const known = before.get(name);
      const total = bytes + (pageExposes.has(name) ? scriptBytes : 0);
      if (total > MAX_SCRIPT_BYTES)
        problems.push(
          `${name} needs ${kilobytes(total)} with the shell's scripts; the budget is ${kilobytes(MAX_SCRIPT_BYTES)}`,
        );
      if (known !== undefined && bytes - known > MAX_GROWTH_BYTES)
        problems.push(
          `${name} grows from ${kilobytes(known)} to ${kilobytes(bytes)}: more than ${kilobytes(MAX_GROWTH_BYTES)}`,
        );
      notes.push(`${name} ${kilobytes(bytes)}${known === undefined ? '' : ` (live: ${kilobytes(known)})`}`);
    }
    return { problems, notes };
  },
});
