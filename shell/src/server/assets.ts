import path from 'node:path';
import { REMOTE_NAMES, releaseVersionSchema, type RemoteName } from '@site/contracts';
import { Router, type Request, type Response } from 'express';
import { acceptedEncoding, fileExtension } from './encodings';
import type { ReleaseStore } from './release-store';

const A_YEAR = 365 * 24 * 60 * 60 * 1000;

/** Sends an immutable file, precompressed where the client takes it. Answers 404 where it is not there. */
function sendImmutable(request: Request, response: Response, root: string, file: string): void {
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
  const notFound = () => {
    response.status(404).type('text/plain').set('Cache-Control', 'no-store').send('Not found');
  };
  response.type(path.extname(file)).vary('Accept-Encoding');
  const plain = () => {
    response.removeHeader('Content-Encoding');
    attempt(file, {}, notFound);
  };
  if (encoding) {
    const headers = { 'Content-Encoding': encoding, 'Content-Type': String(response.get('Content-Type')) };
    attempt(file + fileExtension[encoding], headers, plain);
  } else plain();
}

const isServerFile = (file: string) => file.startsWith('server/') || file === 'release.json';

/** Every browser file of every release in the store, and the shell's own, from one origin and for ever the same. */
export function assetRoutes(store: ReleaseStore, shellFolder: string): Router {
  const router = Router();
  router.get('/_remotes/:name/:version/*file', (request, response, next) => {
    const { name, version } = request.params;
    const file = (request.params.file as unknown as string[]).join('/');
    const known =
      REMOTE_NAMES.includes(name as RemoteName) && releaseVersionSchema.safeParse(version).success;
    if (!known || isServerFile(file)) return next();
    return sendImmutable(request, response, store.folderOf(name as RemoteName, version), file);
  });
  router.get('/_shell/*file', (request, response) => {
    const file = (request.params.file as unknown as string[]).join('/');
    sendImmutable(request, response, shellFolder, file);
  });
  return router;
}
