import path from 'node:path';
import { nearestFile } from './nearest-file';

/** The repository that a remote is in: the nearest folder with a lock file, which may be the remote's own. */
export const repositoryOf = (folder: string): string =>
  path.dirname(nearestFile(folder, 'package-lock.json'));

/** The folder of everything that a local site writes: origins and keys among it. */
export const siteFolderOf = (folder: string): string => path.join(repositoryOf(folder), '.site');
