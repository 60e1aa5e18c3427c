import { readdirSync } from 'node:fs';
import express, { type RequestHandler } from 'express';
import { routeClass } from '../../operations/route-class';

/** Files at fixed URLs, such as icons. The folder is read once: no other path costs an access to the disk. */
export function publicFiles(folder: string): RequestHandler {
  const paths = new Set(readdirSync(folder).map((file) => `/${file}`));
  const send = express.static(folder, { index: false, redirect: false, maxAge: '1d' });
  const asset = routeClass('asset');
  return (request, response, next) => {
    if (!paths.has(request.path)) return next();
    return asset(request, response, () => send(request, response, next));
  };
}
