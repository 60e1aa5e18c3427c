import { REMOTE_NAMES, variableOf } from '@site/contracts';
import getPort from 'get-port';
import type { SiteSettings } from './environment';

/**
 * Checks that the site can listen on its ports.
 *
 * @throws Error with one line for every port that is in use.
 */
export async function assertPortsFree(settings: SiteSettings): Promise<void> {
  const wanted: [variable: string, port: number][] = [
    ['SHELL_PORT', settings.shellPort],
    ['BACKEND_PORT', settings.backendPort],
    ...REMOTE_NAMES.map((name): [string, number] => [variableOf(name, 'PORT'), settings.originPorts[name]]),
    ...(settings.databaseUrl ? [] : [['POSTGRES_PORT', settings.postgresPort] as [string, number]]),
  ];
  // Where the wanted port is in use, get-port resolves with another one.
  const available = await Promise.all(wanted.map(([, port]) => getPort({ port })));
  const taken = wanted.filter(([, port], index) => available[index] !== port);
  if (taken.length === 0) return;
  const lines = taken.map(
    ([variable, port]) => `Port ${port} is in use: stop what uses it, or set ${variable}`,
  );
  throw new Error(lines.join('\n'));
}
