import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { buildSync } from 'esbuild';
import { spawnRenderer } from '../rendering/spawn-renderer';

let script: string | undefined;

/** Builds `substitute-renderer.ts` at the first call in a process. */
function builtScript(): string {
  if (script) return script;
  const folder = mkdtempSync(path.join(tmpdir(), 'renderer-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  script = path.join(folder, 'renderer.cjs');
  buildSync({
    entryPoints: [path.join(__dirname, 'substitute-renderer.ts')],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'cjs',
  });
  return script;
}

/** Spawns `substitute-renderer.ts` in the place of the built renderer. */
export const connectTestRenderer = async (): Promise<Duplex> => spawnRenderer(builtScript());

/** The same, but its bundles may use temporary files, by which tests know how far a render is. */
export async function connectUnconfinedRenderer(): Promise<Duplex> {
  const temporary = path.join(tmpdir(), path.sep);
  return spawnRenderer(builtScript(), [`--allow-fs-read=${temporary}`, `--allow-fs-write=${temporary}`]);
}
