import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { baseConfiguration } from '../configuration';
import type { RemoteConfiguration } from '../define-remote';
import { ownModule } from '../own-module';

const renderer = ownModule('standalone/render-standalone');
const DEFAULT_PORT = 3100;

const documentOf = (title: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title></head><body><div id="root"></div><script src="/main.js"></script></body></html>
`;

/** The source of an entry that renders the remote's exposes and routes. */
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
  return `import { renderStandalone } from ${JSON.stringify(renderer)};
renderStandalone({
  name: ${JSON.stringify(remote.name)},
  exposes: {
${exposes.join('\n')}
  },
  routes: ${JSON.stringify(routes)},
});
`;
}

/**
 * Serves one remote without the shell and the other remotes, with live reload. `PORT` (0: any free one) and `BACKEND_URL`
 * override the defaults.
 */
export async function serveStandalone(remote: RemoteConfiguration, folder: string): Promise<void> {
  const dist = path.join(folder, 'dist', 'standalone');
  const entry = path.join(dist, 'entry.js');
  await mkdir(dist, { recursive: true });
  await writeFile(entry, entryOf(remote, folder));
  await writeFile(path.join(dist, 'index.html'), documentOf(`${remote.name} standalone`));
  const compiler = webpack({
    ...baseConfiguration(folder, 'development'),
    entry: { main: entry },
    output: { path: dist, filename: '[name].js', publicPath: '/' },
  });
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port: Number(process.env['PORT'] ?? DEFAULT_PORT),
      historyApiFallback: true,
      static: dist,
      client: { overlay: true },
      proxy: [{ context: ['/api'], target: process.env['BACKEND_URL'] ?? 'http://localhost:3001' }],
    },
    compiler,
  );
  await server.start();
  const { port } = server.server!.address() as AddressInfo;
  console.log(`${remote.name} is at http://localhost:${port}${remote.routes[0]?.pages[0]?.url ?? '/'}`);
}
