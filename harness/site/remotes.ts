import path from 'node:path';
import type { RemoteName } from '@site/contracts';
import { readSite, SITE_FILE } from '@site/releases/site';

/** The file of the site's remotes in this repository. */
export const siteFile = path.join(import.meta.dirname, '..', '..', SITE_FILE);

/** The names of this repository's remotes, in display order. */
export const remoteNames = (): RemoteName[] => Object.keys(readSite(siteFile).remotes);
