import getPort from 'get-port';
import type { SiteSettings } from './environment';
import type { Site } from './site';

/**
 * Checks that the site can listen on its ports.
 *
 * @throws Error with one line for every port that is in use.
 */
export async function assertPortsFree(settings: SiteSettings, { origins }: Site): Promise<void> {
  const wanted: [setting: string, port: number][] = [
    ['SHELL_PORT', settings.shellPort],
    ['BACKEND_PORT', settings.backendPort],
    ...[...origins].map(([name, { port }]): [string, number] => [
      `another origin of ${name} in a copy of ${settings.siteFile} that SITE_FILE names`,
      port,
    ]),
    ...(settings.databaseUrl ? [] : [['POSTGRES_PORT', settings.postgresPort] as [string, number]]),
  ];
  // If the wanted port is in use, get-port resolves with another one.
  const available = await Promise.all(wanted.map(([, port]) => getPort({ port })));
  const taken = wanted.filter(([, port], index) => available[index] !== port);
  if (taken.length === 0) return;
  const lines = taken.map(
    ([setting, port]) => `Port ${port} is in use: stop what uses it, or set ${setting}`,
  );
  throw new Error(lines.join('\n'));
}
