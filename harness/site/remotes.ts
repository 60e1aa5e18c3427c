import path from 'node:path';
import type { RemoteName } from '@site/contracts';
import { readSite } from '@site/releases/site';

/** The file of the site's remotes in this repository. */
export const SITE_FILE = path.join(import.meta.dirname, '..', '..', 'deploy', 'site', 'site.json');

/** The names of this repository's remotes, in display order. */
export const remoteNames = (): RemoteName[] => Object.keys(readSite(SITE_FILE).remotes);
