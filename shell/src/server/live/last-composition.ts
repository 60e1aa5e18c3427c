import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '@site/node-service/durable-files';
import { z } from 'zod';
import type { Releases } from '../composition/composition';

/** Version by remote; under `shell` the id of the shell's build. */
const fileSchema = z.record(z.string(), z.string());

/** What was live when a shell last switched. */
export interface LastComposition {
  /** Id of the shell's build; undefined if there was no composition. */
  build: string | undefined;
  /** Version by remote. */
  versions: Record<string, string>;
}

const fileIn = (storeFolder: string) => path.join(storeFolder, 'composition.json');

/** What was live last. Without versions if nothing was, or if the file is damaged. */
export async function readLastComposition(storeFolder: string): Promise<LastComposition> {
  try {
    const text = await readFile(fileIn(storeFolder), 'utf8');
    const { shell: build, ...versions } = fileSchema.parse(JSON.parse(text));
    return { build, versions };
  } catch {
    return { build: undefined, versions: {} };
  }
}

/** @param build id of the shell's build. */
export async function writeLastComposition(
  storeFolder: string,
  build: string,
  releases: Releases,
): Promise<void> {
  const versions = Object.fromEntries([...releases].map(([name, { version }]) => [name, version]));
  await replaceFile(fileIn(storeFolder), JSON.stringify({ shell: build, ...versions }));
}
