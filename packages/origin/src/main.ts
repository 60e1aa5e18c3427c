import { readFile } from 'node:fs/promises';
import { ConfigurationError } from '@site/node-service/environment';
import { shutDownGracefully } from '@site/node-service/graceful-shutdown';
import { listen, startLocalServer } from '@site/node-service/listen';
import { createLogger, type Logger } from '@site/node-service/logger';
import { readConfiguration, type Configuration } from './configuration';
import { createOrigin } from './create-origin';
import { publishBuild } from './publish-build';

async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const { remote, host, port } = configuration;
  const log = createLogger('origin', configuration.logLevel);
  const server = createOrigin({ ...configuration, log });
  shutDownGracefully(server);
  // If it fails, the origin still serves its releases and accepts uploads.
  await publishOwnBuild(configuration, log).catch((error: Error) =>
    log.error({ error, reason: error.message, remote }, 'the release of this image is not published'),
  );
  await listen(server, { port, host, variable: 'ORIGIN_PORT' });
  log.info({ remote, port }, 'listening');
}

/** Publishes the release of this image to an origin of the same folder, which nobody else reaches. */
async function publishOwnBuild(configuration: Configuration, log: Logger): Promise<void> {
  const { build, folder, remote, trustedKeysFile } = configuration;
  if (!build) return;
  const key = (await readFile(build.keyFile, 'utf8')).trim();
  if (!key) {
    log.info({ remote }, 'without a key, the release of this image is not published');
    return;
  }
  const { url, close } = await startLocalServer(createOrigin({ ...configuration, log }));
  try {
    const version = await publishBuild({
      originUrl: url,
      originFolder: folder,
      trustedKeysFile,
      folder: build.folder,
      key,
    });
    if (!version) log.info({ remote }, 'the release of this image was activated before; what is live stays');
  } finally {
    await close();
  }
}

main().catch((error: Error) => {
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exit(1);
});
