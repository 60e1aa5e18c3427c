import { createServer } from 'node:net';
import { REMOTE_NAMES, variableOf } from '@site/contracts';
import type { SiteSettings } from './environment';

/** Ports that nothing listens on at the moment, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) => {
          server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/** Throws one line for every port that something else listens on. */
export async function assertPortsFree(settings: SiteSettings): Promise<void> {
  const wanted: [variable: string, port: number][] = [
    ['SHELL_PORT', settings.shellPort],
    ['BACKEND_PORT', settings.backendPort],
    ...REMOTE_NAMES.map((name): [string, number] => [variableOf(name, 'PORT'), settings.originPorts[name]]),
    ...(settings.databaseUrl ? [] : [['POSTGRES_PORT', settings.postgresPort] as [string, number]]),
  ];
  const free = await Promise.all(wanted.map(([, port]) => isFree(port)));
  const taken = wanted.filter((_, index) => !free[index]);
  if (taken.length > 0) {
    throw new Error(
      taken
        .map(([variable, port]) => `Port ${port} is in use: stop what uses it, or set ${variable}`)
        .join('\n'),
    );
  }
}
