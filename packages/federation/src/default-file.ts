import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../defaults', import.meta.url));

/** Path of the platform's settings for a remote, by the name of the file. */
export const defaultFile = (name: string): string => path.join(folder, name);
