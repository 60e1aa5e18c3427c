import { CONTRACT_VERSION, type Release } from '../release';

/** A release without pages and files, but for these facts. */
export const aRelease = (facts: Partial<Release> & Pick<Release, 'name' | 'version'>): Release => ({
  contract: CONTRACT_VERSION,
  sources: `sources of ${facts.version}`,
  entry: 'remoteEntry.js',
  server: 'server/server.cjs',
  exposes: {},
  routes: [],
  contributes: {},
  shared: {},
  files: {},
  ...facts,
});
