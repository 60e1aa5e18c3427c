import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { remoteNames } from '../harness/site/remotes';

interface Service {
  image: string;
  build?: { args: Record<string, string> };
  hostname?: string;
  init?: boolean;
  network_mode?: string;
  networks?: string[];
  ports?: string[];
  secrets?: string[];
  volumes?: unknown[];
  user?: string;
  deploy: { resources: { limits: { memory?: string } } };
}

interface ComposeFile {
  services: Record<string, Service>;
  volumes: Record<string, { driver_opts?: { type: string; o: string } }>;
  networks: Record<string, { enable_ipv6?: boolean; ipam?: { config: { subnet: string }[] } }>;
}

const read = (file: string) =>
  parse(readFileSync(path.join(__dirname, '..', file), 'utf8'), { merge: true }) as ComposeFile;
const { services, volumes } = read('docker-compose.yml');
const namesOf = (isWanted: (service: Service) => boolean) =>
  Object.keys(services).filter((name) => isWanted(services[name] as Service));

test('base images are named by exact version', () => {
  const bases = Object.values(services).flatMap(({ image, build }) =>
    build ? [build.args['NODE_IMAGE'], build.args['CADDY_IMAGE']] : [image],
  );
  const exact = /:-(node:\d+\.\d+\.\d+-[\w-]+|caddy:\d+\.\d+\.\d+|postgres:\d+\.\d+|site)\}/;
  expect(bases.filter((base) => !exact.test(String(base)))).toEqual([]);
});

test('only the edge is published, and only to IPv4: IPv6 visitors would share one address', () => {
  expect(namesOf(({ ports }) => ports !== undefined)).toEqual(['edge']);
  for (const port of services['edge']?.ports ?? []) expect(port).toMatch(/^0\.0\.0\.0:/);
});

test('with the file for IPv6, the same ports are published to IPv6, on a network that has it', () => {
  const ipv6 = read('deploy/ipv6.yml');
  const ports = (file: ComposeFile['services'], host: string) =>
    file['edge']?.ports?.map((port) => port.replace(host, ''));
  expect(ports(ipv6.services, '[::]:')).toEqual(ports(services, '0.0.0.0:'));
  const [network = ''] = Object.keys(ipv6.networks);
  expect(services['edge']?.networks).toContain(network);
  expect(ipv6.networks[network]?.enable_ipv6).toBe(true);
  // Private, like the IPv4 addresses of Docker's networks: a translated address is never a client's.
  expect(ipv6.networks[network]?.ipam?.config[0]?.subnet).toMatch(/^fd[\da-f]{2}:/);
});

test('shell and backend have an init process, so that a stop signal ends them also while they start', () => {
  expect(namesOf(({ init }) => init === true)).toEqual(['shell', 'backend']);
});

test('only the backend reaches the database', () => {
  expect(namesOf(({ networks }) => networks?.includes('database') ?? false)).toEqual(['backend', 'postgres']);
});

test('the renderer, which runs the code of releases, has no network, no secret, and one volume, in memory', () => {
  const { network_mode, networks, secrets, volumes: mounts } = services['renderer'] as Service;
  expect({ network_mode, networks, secrets, mounts }).toEqual({
    network_mode: 'none',
    mounts: ['renderer-sockets:/run/renderers'],
  });
  expect(volumes['renderer-sockets']?.driver_opts?.type).toBe('tmpfs');
});

test("the renderer has a user of its own, who owns the folder of its sockets; the shell's is that of the image", () => {
  const [user, group] = services['renderer']?.user?.split(':') ?? [];
  expect(services['shell']?.user).toBeUndefined();
  // 1000 is the user `node` of the image.
  expect(Number(user)).toBeGreaterThan(1_000);
  expect(volumes['renderer-sockets']?.driver_opts?.o).toContain(`uid=${user},gid=${group},`);
});

test('shell and origins read the remotes and their keys from a folder, in which files may be replaced while they run', () => {
  const site = { type: 'bind', source: './deploy/site', target: '/site', read_only: true };
  const readers = namesOf(
    ({ volumes: mounts }) => mounts?.some((mount) => isDeepStrictEqual(mount, site)) ?? false,
  );
  expect(readers).toEqual(['shell', ...remoteNames()]);
});

test('every service has a limit of memory', () => {
  expect(namesOf((service) => !service.deploy.resources.limits.memory)).toEqual([]);
});

test('in a swarm, a task of the shell has the host name of the one that it replaces', () => {
  expect(read('deploy/swarm.yml').services['shell']?.hostname).toContain('{{.Task.Slot}}');
});

/** Filters the text of a field as the edge does before it logs it. */
function logged(field: string, text: string): string {
  const caddyfile = readFileSync(path.join(__dirname, 'edge', 'Caddyfile'), 'utf8');
  const [, pattern = '', replacement = ''] =
    new RegExp(`\\t${field} regexp (\\S+) (\\S+)`).exec(caddyfile) ?? [];
  return text.replace(new RegExp(pattern), replacement);
}

test('the edge logs no query, and at most 200 characters of a path', () => {
  expect(logged('request>uri', '/careers?search=ada@example.org')).toBe('/careers');
  expect(logged('request>uri', `/${'x'.repeat(15_000)}?page=2`)).toHaveLength(200);
});

test('the edge logs no address of a client whose connection breaks', () => {
  const error = 'write tcp 10.0.0.2:80->192.0.2.7:41611: write: broken pipe';
  expect(logged('error', error)).toBe('write tcp 10.0.0.2:80-> write: broken pipe');
});
