import { createHash } from 'node:crypto';
import { cp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Platform } from '@site/contracts';
import { runWebpack, type Mode } from '@site/federation/configuration';
import { integrityOfFiles } from '@site/federation/integrity-of-files';
import { SHARED_VERSIONS } from '@site/federation/shared';
import { colorProperties } from '@site/ui/tokens';
import type { Stats } from 'webpack';
import { sharedModules } from './src/renderer/shared-modules';
import { writeCompressed } from './src/server/compression/compression';
import { browser, inlineScript, server } from './webpack-configurations';

const folder = import.meta.dirname;

const entryScripts = (stats: Stats): string[] =>
  (stats.toJson({ all: false, entrypoints: true }).entrypoints?.['shell']?.assets ?? []).map(
    (asset) => asset.name,
  );

const exportsOf = (module: unknown) => Object.keys(module as object).sort();

/** Describes what this build provides to releases. The entry scripts must be compressed already. */
async function describePlatform(id: string, scripts: string[]): Promise<Platform> {
  const sizes = await Promise.all(scripts.map(async (script) => (await stat(`${script}.br`)).size));
  return {
    build: id,
    exports: Object.fromEntries(
      Object.entries(sharedModules).map(([name, module]) => [name, exportsOf(module)]),
    ),
    shared: SHARED_VERSIONS,
    tokens: Object.values(colorProperties).sort(),
    scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}

/** Builds the shell into `dist/<mode>`: browser files, server, renderer, `build.json` and `platform.json`. */
async function build(mode: Mode): Promise<void> {
  const dist = path.join(folder, 'dist', mode);
  const browserFolder = path.join(dist, 'browser');
  await rm(dist, { recursive: true, force: true });
  const stats = await runWebpack(browser(mode, dist));
  await runWebpack(inlineScript(mode, dist));
  await runWebpack(server(mode, dist));
  await cp(path.join(folder, 'public'), path.join(dist, 'public'), { recursive: true });
  const inline = await readFile(path.join(dist, 'inline', 'main.js'), 'utf8');
  const files = await integrityOfFiles(browserFolder);
  const serverFiles = await integrityOfFiles(path.join(dist, 'server'));
  const id = createHash('sha256')
    .update(JSON.stringify([files, serverFiles, inline]))
    .digest('hex')
    .slice(0, 16);
  const fonts = Object.keys(files).filter((file) => /-core\.\w+\.woff2$/.test(file));
  const scripts = entryScripts(stats);
  const compress = async (file: string) => writeCompressed(file, await readFile(file));
  await Promise.all(Object.keys(files).map((file) => compress(path.join(browserFolder, file))));
  const platform = await describePlatform(
    id,
    scripts.map((script) => path.join(browserFolder, script)),
  );
  await writeFile(path.join(dist, 'platform.json'), `${JSON.stringify(platform, null, 2)}\n`);
  const description = { id, scripts, inlineScript: inline, files, fonts, shared: SHARED_VERSIONS };
  await writeFile(path.join(dist, 'build.json'), `${JSON.stringify(description, null, 2)}\n`);
}

const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } });
build(values.mode === 'development' ? 'development' : 'production').catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
