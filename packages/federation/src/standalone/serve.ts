import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { baseConfiguration } from '../configuration';
import type { RemoteConfiguration } from '../index';

const frame = fileURLToPath(new URL('./Frame.tsx', import.meta.url));
const DEFAULT_PORT = 3100;

const page = (title: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title></head><body><div id="root"></div><script src="/main.js"></script></body></html>
`;

/** An entry that hands the remote's own exposes and routes to the frame. */
function entryOf(remote: RemoteConfiguration, folder: string): string {
  const exposes = Object.entries(remote.exposes).map(
    ([expose, file]) =>
      `  ${JSON.stringify(`${remote.name}/${expose}`)}: () => import(${JSON.stringify(path.join(folder, file))}),`,
  );
  const routes = remote.routes.map(({ path: pattern, expose, pages }) => ({
    path: pattern,
    id: `${remote.name}/${expose}`,
    example: pages[0]?.url ?? pattern,
  }));
  return `import { show } from ${JSON.stringify(frame)};
show({
  name: ${JSON.stringify(remote.name)},
  exposes: {
${exposes.join('\n')}
  },
  routes: ${JSON.stringify(routes)},
});
`;
}

/** Runs one remote without the others: its pages in a thin frame, reloaded as they are saved. PORT moves it. */
export async function serveAlone(remote: RemoteConfiguration, folder: string): Promise<void> {
  const dist = path.join(folder, 'dist', 'alone');
  const entry = path.join(dist, 'entry.js');
  await mkdir(dist, { recursive: true });
  await writeFile(entry, entryOf(remote, folder));
  await writeFile(path.join(dist, 'index.html'), page(`${remote.name} alone`));
  const compiler = webpack({
    ...baseConfiguration(folder, 'development'),
    entry: { main: entry },
    output: { path: dist, filename: '[name].js', publicPath: '/' },
  });
  if (!compiler) throw new Error('webpack gave no compiler');
  const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
  const server = new WebpackDevServer(
    {
      port,
      historyApiFallback: true,
      static: dist,
      client: { overlay: true },
      proxy: [{ context: ['/api'], target: process.env['BACKEND_URL'] ?? 'http://localhost:3001' }],
    },
    compiler,
  );
  await server.start();
  console.log(`${remote.name} alone is at http://localhost:${port}${remote.routes[0]?.pages[0]?.url ?? '/'}`);
}
