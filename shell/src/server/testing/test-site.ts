import path from 'node:path';
import type { Site } from '@site/contracts';
import { readSite, SITE_FILE } from '@site/releases/site';

/** The file of this repository's remotes. */
export const siteFile = path.join(__dirname, '..', '..', '..', '..', SITE_FILE);

/** The site's remotes in tests: those of this repository. */
export const testSite = readSite(siteFile);

export const testRemotes = Object.keys(testSite.remotes);

/** The same with other origins. @param pattern the address of each, with `{remote}` for its name. */
export function siteAt(pattern: string): Site {
  const site = readSite(siteFile);
  for (const [name, remote] of Object.entries(site.remotes))
    remote.origin = pattern.replace('{remote}', name);
  return site;
}
