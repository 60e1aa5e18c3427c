import { isPortFree } from '@site/node-service/free-ports';
import type { SiteSettings } from './environment';
import type { Site } from './site';

/**
 * Checks that the site can listen on its ports.
 *
 * @throws Error with one line for every port that is in use.
 */
export async function assertPortsFree(settings: SiteSettings, { origins }: Site): Promise<void> {
  const wanted: [remedy: string, port: number][] = [
    ['set SHELL_PORT', settings.shellPort],
    ['set BACKEND_PORT', settings.backendPort],
    ...[...origins].map(([name, { port }]): [string, number] => [
      `change the port of ${name} in a copy of ${settings.siteFile}, and set SITE_FILE to that copy`,
      port,
    ]),
    ...(settings.databaseUrl ? [] : [['set POSTGRES_PORT', settings.postgresPort] as [string, number]]),
  ];
  const areFree = await Promise.all(wanted.map(([, port]) => isPortFree(port)));
  const taken = wanted.filter((_, index) => !areFree[index]);
  if (taken.length === 0) return;
  const lines = taken.map(([remedy, port]) => `Port ${port} is in use: stop what uses it, or ${remedy}`);
  throw new Error(lines.join('\n'));
}
