import path from 'node:path';
import { RELEASES_PATH, REMOTE_NAMES, releaseVersionSchema, type RemoteName } from '@site/contracts';
import { MANIFEST, SIGNATURE } from '@site/contracts/release-files';
import { Router, type Request, type Response } from 'express';
import { routeClass } from '../../operations/route-class';
import type { ReleaseFetcher } from '../../releases/release-fetcher';
import type { ReleaseStore } from '../../releases/release-store';
import { IMMUTABLE, type ImmutableFiles } from './immutable-files';
import type { Peers } from './peers';

export interface AssetSources {
  files: ImmutableFiles;
  store: ReleaseStore;
  fetcher: ReleaseFetcher;
  peers: Peers;
  /** Browser files of the shell's own build, as they were built. */
  buildFolder: string;
  /** Those of every build in use, and the files of compositions. */
  shellFolder: string;
}

/** Path parameters; Express splits the rest of a path at its slashes. */
type ShellFile = { file: string[] };
type RemoteFile = ShellFile & { name: RemoteName; version: string };

/**
 * The immutable browser files of every release and of the shell. A page of another shell may request files that this one
 * lacks: those of releases are fetched from their origins, those of other builds of the shell from its peers.
 */
export function assetRoutes({
  files,
  store,
  fetcher,
  peers,
  buildFolder,
  shellFolder,
}: AssetSources): Router {
  const router = Router();
  const asset = routeClass('asset');
  const send = (request: Request, response: Response, root: string, file: string) => {
    const contentType = String(response.type(path.extname(file)).get('Content-Type'));
    return files.send(request.path, { root, file, contentType }, request, response);
  };
  router.get<RemoteFile>(`${RELEASES_PATH}:name/:version/*file`, asset, async (request, response, next) => {
    const { name, version } = request.params;
    const file = request.params.file.join('/');
    const valid = REMOTE_NAMES.includes(name) && releaseVersionSchema.safeParse(version).success;
    if (!valid || isServerFile(file)) return next();
    const folder = store.folderOf(name, version);
    if (await send(request, response, folder, file)) return undefined;
    const recovered = !store.has(name, version) && (await fetcher.recover(name, version));
    if (recovered && (await send(request, response, folder, file))) return undefined;
    return sendNotFound(response);
  });
  router.get<ShellFile>('/_shell/*file', asset, async (request, response) => {
    const file = request.params.file.join('/');
    // The build's own come first: what is in the store may be damaged.
    for (const folder of [buildFolder, shellFolder]) if (await send(request, response, folder, file)) return;
    const bytes = await peers.find(file, request);
    if (bytes) response.type(path.extname(file)).set('Cache-Control', IMMUTABLE).send(bytes);
    else sendNotFound(response);
  });
  return router;
}

const isServerFile = (file: string) => file.startsWith('server/') || file === MANIFEST || file === SIGNATURE;

function sendNotFound(response: Response): void {
  response.status(404).type('text/plain').set('Cache-Control', 'no-store').send('Not found');
}
