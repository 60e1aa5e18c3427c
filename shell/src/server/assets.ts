import path from 'node:path';
import { REMOTE_NAMES, releaseVersionSchema, type RemoteName } from '@site/contracts';
import { Router, type Request, type Response } from 'express';
import { acceptedEncoding, fileExtension } from './encodings';
import type { Peers } from './peers';
import type { ReleaseFetcher } from './release-fetcher';
import type { ReleaseStore } from './release-store';

const A_YEAR = 365 * 24 * 60 * 60 * 1000;

function notFound(response: Response): void {
  response.status(404).type('text/plain').set('Cache-Control', 'no-store').send('Not found');
}

/** Sends an immutable file, precompressed where the client takes it; calls `onAbsent` where it is not there. */
function sendImmutable(
  request: Request,
  response: Response,
  root: string,
  file: string,
  onAbsent: () => void,
): void {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const attempt = (name: string, headers: Record<string, string>, onMissing: () => void) => {
    response.sendFile(
      name,
      { root, headers, immutable: true, maxAge: A_YEAR, dotfiles: 'deny', index: false, acceptRanges: false },
      (error) => {
        if (error && !response.headersSent) onMissing();
      },
    );
  };
  response.type(path.extname(file)).vary('Accept-Encoding');
  const plain = () => {
    response.removeHeader('Content-Encoding');
    attempt(file, {}, onAbsent);
  };
  if (encoding) {
    const headers = { 'Content-Encoding': encoding, 'Content-Type': String(response.get('Content-Type')) };
    attempt(file + fileExtension[encoding], headers, plain);
  } else plain();
}

const isServerFile = (file: string) => file.startsWith('server/') || file === 'release.json';

/** Where the files that pages ask for come from. */
export interface Assets {
  store: ReleaseStore;
  fetcher: ReleaseFetcher;
  peers: Peers;
  /** Folder of the shell's own browser files. */
  shellFolder: string;
}

/**
 * Every browser file of every release, and the shell's own, from one origin and for ever the same. Where several shells
 * serve side by side, a page of one may ask another for its files: releases then come from their origins, and files of
 * the shell's other builds from its peers.
 */
export function assetRoutes({ store, fetcher, peers, shellFolder }: Assets): Router {
  const router = Router();
  router.get('/_remotes/:name/:version/*file', (request, response, next) => {
    const { version } = request.params;
    const name = request.params.name as RemoteName;
    const file = (request.params.file as unknown as string[]).join('/');
    const known = REMOTE_NAMES.includes(name) && releaseVersionSchema.safeParse(version).success;
    if (!known || isServerFile(file)) return next();
    const send = (onAbsent: () => void) =>
      sendImmutable(request, response, store.folderOf(name, version), file, onAbsent);
    return send(async () => {
      const recovered = !store.has(name, version) && (await fetcher.recover(name, version));
      if (recovered) send(() => notFound(response));
      else notFound(response);
    });
  });
  router.get('/_shell/*file', (request, response) => {
    const file = (request.params.file as unknown as string[]).join('/');
    sendImmutable(request, response, shellFolder, file, async () => {
      const bytes = await peers.find(request);
      if (!bytes) return notFound(response);
      response.type(path.extname(file)).set('Cache-Control', `public, max-age=${A_YEAR / 1000}, immutable`);
      response.send(bytes);
    });
  });
  return router;
}
