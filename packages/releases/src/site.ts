import { readFileSync } from 'node:fs';
import { parseFile, siteFileSchema, type Site } from '@site/contracts';

/** Where a repository has the file of its site's remotes, from the root. */
export const SITE_FILE = 'deploy/site/site.json';

/**
 * The configuration of a site in a file.
 *
 * @throws Error that names the file, each wrong field, and what is wrong with it.
 */
export const readSite = (file: string): Site => parseFile(siteFileSchema, readFileSync(file, 'utf8'), file);
