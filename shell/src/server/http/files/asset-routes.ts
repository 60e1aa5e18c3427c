import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  MANIFEST,
  RELEASES_PATH,
  releaseVersionSchema,
  type RemoteName,
  remoteNameSchema,
  SIGNATURE,
} from '@site/contracts';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { SHELL_ASSETS } from '../../build/shell-build';
import { assetPath, compositionPath } from '../../composition/composition';
import type { LiveComposition } from '../../live/live-composition';
import { routeClass } from '../../operations/request-log';
import type { ReleaseFetcher } from '../../releases/release-fetcher';
import type { ReleaseStore } from '../../releases/release-store';
import { IMMUTABLE, type ImmutableFiles } from './immutable-files';
import type { Peers } from './peers';

export interface AssetSources {
  files: ImmutableFiles;
  live: LiveComposition;
  store: ReleaseStore;
  fetcher: ReleaseFetcher;
  peers: Peers;
  /** The browser files of the shell's own build, as they were built. */
  buildFolder: string;
  /** The browser files of every build in use, and the files of compositions. */
  shellFolder: string;
}

/** Path parameters; Express splits the rest of a path at its slashes. */
type ShellFile = { file: string[] };
type RemoteFile = ShellFile & { name: RemoteName; version: string };

/**
 * Serves the immutable browser files of every release and of the shell. A page of another shell may request files that
 * this one lacks: it fetches files of releases from their origins, and files of other builds of the shell from its
 * peers.
 */
export function assetRoutes(sources: AssetSources): Router {
  const { files, live, store, fetcher, peers, buildFolder, shellFolder } = sources;
  const router = Router();
  const asset = routeClass('asset');
  /** @param url the file's own address, not the requested spelling: each spelling would take memory of its own. */
  const send = (request: Request, response: Response, url: string, root: string, file: string) => {
    const contentType = String(response.type(path.extname(file)).get('Content-Type'));
    return files.send(url, { root, file, contentType }, request, response);
  };
  router.get<RemoteFile>(`${RELEASES_PATH}:name/:version/*file`, asset, async (request, response, next) => {
    const { name, version } = request.params;
    const file = request.params.file.join('/');
    const isRelease =
      remoteNameSchema.safeParse(name).success && releaseVersionSchema.safeParse(version).success;
    if (!isRelease || isServerFile(file)) return next();
    const url = assetPath(name, version, file);
    const folder = store.folderOf(name, version);
    if (await send(request, response, url, folder, file)) return undefined;
    // Another request may have stored the release in the meantime.
    const isStored = store.has(name, version) || (await fetcher.recover(name, version));
    if (isStored && (await send(request, response, url, folder, file))) return undefined;
    return sendNotFound(response);
  });
  router.get<ShellFile>(`${SHELL_ASSETS}*file`, asset, async (request, response) => {
    const file = request.params.file.join('/');
    const url = SHELL_ASSETS + file;
    // Files of this build come first, because files in the store may be damaged.
    for (const folder of [buildFolder, shellFolder])
      if (await send(request, response, url, folder, file)) return;
    const { composition } = live.current ?? {};
    // The live composition's file is missing on disk only if it could not be written, as on a full disk.
    if (composition && url === compositionPath(composition.id)) {
      response.set('Cache-Control', IMMUTABLE).type('json').send(JSON.stringify(composition.file));
      return;
    }
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

/** Serves files at fixed URLs, such as icons. Lists the folder once, so that other paths cost no access to the disk. */
export function publicFiles(folder: string): RequestHandler {
  const paths = new Set(readdirSync(folder).map((file) => `/${file}`));
  const send = express.static(folder, { index: false, redirect: false, maxAge: '1d' });
  const asset = routeClass('asset');
  return (request, response, next) => {
    if (!paths.has(request.path)) return next();
    return asset(request, response, () => send(request, response, next));
  };
}
