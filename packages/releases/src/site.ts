import { readFileSync } from 'node:fs';
import { parseFile, siteFileSchema, type Site } from '@site/contracts';

/**
 * The configuration of a site in a text.
 *
 * @param file the file of the text, for messages.
 * @throws Error that names the file, each wrong field, and what is wrong with it.
 */
export const parseSite = (text: string, file: string): Site => parseFile(siteFileSchema, text, file);

/**
 * The configuration of a site in a file.
 *
 * @throws Error that names the file, each wrong field, and what is wrong with it.
 */
export const readSite = (file: string): Site => parseSite(readFileSync(file, 'utf8'), file);
