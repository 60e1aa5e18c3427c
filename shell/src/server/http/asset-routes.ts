import path from 'node:path';
import { REMOTE_NAMES, releaseVersionSchema, type RemoteName } from '@site/contracts';
import { Router, type Request, type Response } from 'express';
import { routeClass } from '../operations/route-class';
import { COMPRESSED_EXTENSIONS } from '../releases/compression';
import type { ReleaseFetcher } from '../releases/release-fetcher';
import type { ReleaseStore } from '../releases/release-store';
import { acceptedEncoding } from './accepted-encoding';
import type { Peers } from './peers';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export interface AssetSources {
  store: ReleaseStore;
  fetcher: ReleaseFetcher;
  peers: Peers;
  /** Folder of the shell's browser files. */
  shellFolder: string;
}

/** Path parameters; Express splits the rest of a path at its slashes. */
type ShellFile = { file: string[] };
type RemoteFile = ShellFile & { name: RemoteName; version: string };

/**
 * The immutable browser files of every release and of the shell. A page of another shell may request files that this one
 * lacks: those of releases are fetched from their origins, those of other builds of the shell from its peers.
 */
export function assetRoutes({ store, fetcher, peers, shellFolder }: AssetSources): Router {
  const router = Router();
  const asset = routeClass('asset');
  router.get<RemoteFile>('/_remotes/:name/:version/*file', asset, (request, response, next) => {
    const { name, version } = request.params;
    const file = request.params.file.join('/');
    const valid = REMOTE_NAMES.includes(name) && releaseVersionSchema.safeParse(version).success;
    if (!valid || isServerFile(file)) return next();
    const send = (onMissing: () => void) =>
      sendImmutable(request, response, store.folderOf(name, version), file, onMissing);
    return send(async () => {
      const recovered = !store.has(name, version) && (await fetcher.recover(name, version));
      if (recovered) send(() => sendNotFound(response));
      else sendNotFound(response);
    });
  });
  router.get<ShellFile>('/_shell/*file', asset, (request, response) => {
    const file = request.params.file.join('/');
    sendImmutable(request, response, shellFolder, file, async () => {
      const bytes = await peers.find(request);
      if (!bytes) return sendNotFound(response);
      response.type(path.extname(file)).set('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
      response.send(bytes);
    });
  });
  return router;
}

const isServerFile = (file: string) => file.startsWith('server/') || file === 'release.json';

function sendNotFound(response: Response): void {
  response.status(404).type('text/plain').set('Cache-Control', 'no-store').send('Not found');
}

/** Sends a file, precompressed if the client accepts that and the file has that variant. */
function sendImmutable(
  request: Request,
  response: Response,
  root: string,
  file: string,
  onMissing: () => void,
): void {
  const options = {
    root,
    immutable: true,
    maxAge: YEAR_SECONDS * 1_000,
    dotfiles: 'deny',
    index: false,
    acceptRanges: false,
  } as const;
  response.type(path.extname(file)).vary('Accept-Encoding');
  const sendPlain = () => {
    response.removeHeader('Content-Encoding');
    response.sendFile(file, options, (error) => {
      if (error && !response.headersSent) onMissing();
    });
  };
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return sendPlain();
  const headers = { 'Content-Encoding': encoding, 'Content-Type': String(response.get('Content-Type')) };
  return response.sendFile(file + COMPRESSED_EXTENSIONS[encoding], { ...options, headers }, (error) => {
    if (error && !response.headersSent) sendPlain();
  });
}
