import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { RendererProgram } from '../rendering/renderer-connection';
import { createRendererLog } from '../rendering/renderer-log';
import { spawnRenderer } from '../rendering/spawn-renderer';

/** On a busy machine, a process may take longer to start than a visitor should wait. */
const MAX_START_WAIT_MS = 30_000;

const sources = path.join(__dirname, '..', '..');
let folder: string | undefined;

function build(outdir: string, entryPoints: Record<string, string>): void {
  const outExtension = { '.js': '.cjs' };
  buildSync({ entryPoints, outdir, outExtension, bundle: true, platform: 'node', format: 'cjs' });
}

/** The folder of the built renderer, whose program is `substitute-renderer.ts`. Built once for each file of tests. */
function builtRenderer(): string {
  if (folder) return folder;
  const created = mkdtempSync(path.join(tmpdir(), 'renderer-'));
  build(created, {
    renderer: path.join(__dirname, 'substitute-renderer.ts'),
    'renderer-bootstrap': path.join(sources, 'renderer', 'bootstrap.ts'),
  });
  folder = created;
  return folder;
}

/** The script of the renderer service. */
export function builtRendererService(): string {
  build(builtRenderer(), { 'renderer-service': path.join(sources, 'server', 'renderer-service.ts') });
  return path.join(builtRenderer(), 'renderer-service.cjs');
}

/** Lines that renderers of this file's tests have printed. */
export const printed: object[] = [];

const rendererLog = createRendererLog({ warn: (details) => void printed.push(details) });

/** @param flags further flags of Node. */
export function testRenderer(...flags: string[]): RendererProgram {
  const script = path.join(builtRenderer(), 'renderer-bootstrap.cjs');
  const source = readFileSync(path.join(builtRenderer(), 'renderer.cjs'), 'utf8');
  return {
    connect: async () => spawnRenderer(script, rendererLog, flags),
    source,
    maxStartWaitMs: MAX_START_WAIT_MS,
  };
}

/** Its bundles may use temporary files, by which tests know how far a render is. */
export function unconfinedTestRenderer(): RendererProgram {
  const temporary = path.join(tmpdir(), path.sep);
  return testRenderer(`--allow-fs-read=${temporary}`, `--allow-fs-write=${temporary}`);
}
