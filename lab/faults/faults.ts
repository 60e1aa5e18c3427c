import { createServer, type RequestListener } from 'node:http';
import type { RemoteName } from '@site/contracts';
import { listen } from '@site/node-service/listen';
import { makeRelease, type ReleaseFiles } from '@site/harness/site/make-release';
import type { Site } from '@site/harness/site/site';

const ENTRY = 'remoteEntry.js';
const SERVER = 'server/server.cjs';
const GOOD_ENTRY = 'good-entry.js';

export interface Fault {
  name: string;
  /**
   * The faulty release may go live: only a browser runs what is broken, and the shell tries releases on the server.
   * Each other fault must be refused.
   */
  mayGoLive?: true;
  /**
   * Makes the remote faulty.
   *
   * @param version of the faulty release, where the fault is one of a release.
   * @returns a function that ends the fault; absent where a good release ends it.
   */
  apply(site: Site, remote: RemoteName, version: string): Promise<(() => Promise<void>) | void>;
}

/** Replaces an origin by another server. */
const originThat = (name: string, respond: RequestListener): Fault => ({
  name,
  apply: async (site, remote) => {
    const origin = site.originOf(remote);
    await origin.stop();
    const server = createServer(respond);
    await listen(server, {
      port: Number(new URL(origin.url).port),
      host: '127.0.0.1',
      variable: 'the port of an origin',
    });
    return async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await origin.start();
    };
  },
});

const releaseWith = (
  name: string,
  changes: Pick<Parameters<typeof makeRelease>[1], 'before' | 'after'>,
): Fault => ({
  name,
  apply: async (site, remote, version) =>
    void (await makeRelease(site, { name: remote, version, ...changes })),
});

async function breakServerBundle({ read, write, release }: ReleaseFiles, statement: string): Promise<void> {
  const broken = Object.keys(release.exposes).map((expose) => `${expose}() { ${statement} }`);
  await write(SERVER, `${await read(SERVER)}\nmodule.exports = { ${broken.join(', ')} };\n`);
}

/** Every expose throws as soon as it is rendered; its code loads. */
async function breakInBrowser({ read, write }: ReleaseFiles): Promise<void> {
  await write(GOOD_ENTRY, await read(ENTRY));
  await write(
    ENTRY,
    `import { init, get as load } from './${GOOD_ENTRY}';
const broken = () => { throw new Error('planted'); };
const get = async (name) => { await load(name); return () => ({ default: broken }); };
export { init, get };`,
  );
}

export const faults: readonly Fault[] = [
  {
    name: 'origin down',
    apply: async (site, remote) => {
      const origin = site.originOf(remote);
      await origin.stop();
      return () => origin.start();
    },
  },
  originThat('responds 500', (_request, response) => void response.writeHead(500).end('planted')),
  originThat('hangs', () => undefined),
  releaseWith('truncated file', {
    after: async ({ read, write }) => {
      const bundle = await read(SERVER);
      await write(SERVER, bundle.slice(0, bundle.length / 2));
    },
  }),
  releaseWith('wrong hash', { after: async ({ read, write }) => write(ENTRY, `${await read(ENTRY)}\n`) }),
  {
    ...releaseWith('wrong type', {
      before: ({ write }) => write(ENTRY, '<!doctype html><title>Sign in</title>'),
    }),
    mayGoLive: true,
  },
  releaseWith('throws on load', {
    before: async ({ read, write }) => write(SERVER, `throw new Error('planted');\n${await read(SERVER)}`),
  }),
  releaseWith('throws on render, server', {
    before: (files) => breakServerBundle(files, "throw new Error('planted');"),
  }),
  { ...releaseWith('throws on render, browser', { before: breakInBrowser }), mayGoLive: true },
  releaseWith('endless loop on the server', { before: (files) => breakServerBundle(files, 'for (;;);') }),
  releaseWith('incompatible shared version', {
    before: ({ release }) => {
      release.shared['react'] = '^99.0.0';
    },
  }),
  {
    name: 'wrong signature',
    apply: async (site, remote, version) => {
      const another = [...site.origins.keys()].find((name) => name !== remote);
      await makeRelease(site, { name: remote, version, signedBy: another });
    },
  },
];
