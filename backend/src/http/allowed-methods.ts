import type { Request } from 'express';

/** The part of Express's router that its types leave out. */
interface Layer {
  match(path: string): boolean;
  route?: { methods: Record<string, boolean> };
}

/** The methods under which the requested path would have been found; empty where it is unknown. */
export function allowedMethods(request: Request): string[] {
  const methods = (request.app.router.stack as unknown as Layer[])
    .filter((layer) => layer.route && layer.match(request.path))
    .flatMap((layer) => Object.keys(layer.route?.methods ?? {}))
    .map((method) => method.toUpperCase());
  return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)];
}
