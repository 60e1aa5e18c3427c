import { CONTRACT_VERSION, type Release, releaseSchema } from '@site/contracts';

/** A valid release without pages and files. */
export const aRelease = (facts: Partial<Release> & Pick<Release, 'name' | 'version'>): Release =>
  releaseSchema.parse({
    contract: CONTRACT_VERSION,
    sources: 'sources',
    entry: 'remoteEntry.js',
    server: 'server/server.cjs',
    exposes: {},
    routes: [],
    contributes: {},
    shared: {},
    files: {},
    ...facts,
  });
