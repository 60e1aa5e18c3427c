import express, { type RequestHandler } from 'express';
import type { RequestLocals } from '../operations/route-class';

/** Files at fixed URLs, such as icons. */
export const publicFiles = (folder: string): RequestHandler =>
  express.static(folder, {
    index: false,
    redirect: false,
    maxAge: '1d',
    // Called only if there is such a file; other requests go on to the next route.
    setHeaders: (response) => {
      (response as typeof response & { locals: RequestLocals }).locals.routeClass = 'asset';
    },
  });
