import path from 'node:path';
import { readSite, SITE_FILE } from '@site/releases/site';

/** The file of this repository's remotes. */
export const siteFile = path.join(__dirname, '..', '..', '..', '..', SITE_FILE);

/** The site's remotes in tests: those of this repository. */
export const testSite = readSite(siteFile);

export const testRemotes = Object.keys(testSite.remotes);
