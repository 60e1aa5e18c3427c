import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-ports';
import { ServiceProcess } from './service-process';
import { waitUntil } from './wait-until';

const SERVICE = `require('node:http')
  .createServer((_request, response) => response.end(JSON.stringify(process.env)))
  .listen(process.env.PORT, '127.0.0.1');`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Logs 1,000 lines when it is told to stop, and exits. */
const TALKATIVE_SERVICE = `const { pino } = require(${JSON.stringify(require.resolve('pino'))});
const log = pino();
require('node:http').createServer((_request, response) => response.end()).listen(process.env.PORT, '127.0.0.1');
process.on('SIGTERM', () => {
  for (let line = 0; line < 1000; line += 1) log.info('stopping');
  process.exit();
});`;

let folder: string;
let port: number;
let settings: { name: string; cwd: string; healthUrl: string };

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'service-'));
  port = await freePort();
  settings = { name: 'service', cwd: folder, healthUrl: `http://127.0.0.1:${port}/` };
});

/** Writes the program of the service. Returns the path of its file. */
async function write(program: string): Promise<string> {
  const file = path.join(folder, 'service.cjs');
  await writeFile(file, program);
  return file;
}

test.each([
  ['a log folder', 'logs'],
  ['none', undefined],
])('a service whose launcher was killed logs that it stops, and ends: with %s', async (_case, logs) => {
  const started = {
    ...settings,
    command: [await write(TALKATIVE_SERVICE)],
    environment: { PORT: String(port) },
    logFolder: logs && path.join(folder, logs),
  };
  const program = `
    const { ServiceProcess } = await import(${JSON.stringify(path.join(__dirname, 'service-process.ts'))});
    const service = new ServiceProcess(${JSON.stringify(started)});
    await service.start();
    console.log(service.pid);`;
  const launcher = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: __dirname,
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = (await once(launcher.stdout, 'data')) as [Buffer];
  launcher.kill('SIGKILL');
  await waitUntil(() => !isRunning(Number(pid)), { message: 'the service ends' });
  const files = await readdir(folder, { recursive: true });
  const logFile = path.join(folder, String(files.find((file) => file.endsWith('service.log'))));
  const logged = await readFile(logFile, 'utf8');
  expect(logged.trim().split('\n')).toHaveLength(1000);
});

test('a service gets the given variables, but no variable of this process that may be secret', async () => {
  process.env['DATABASE_URL'] = 'postgres://secret';
  const service = new ServiceProcess({
    ...settings,
    command: [await write(SERVICE)],
    environment: { PORT: String(port), LOG_LEVEL: 'info' },
  });
  await service.start();
  const variables: unknown = await (await fetch(settings.healthUrl)).json();
  await service.stop();
  expect(variables).toMatchObject({ LOG_LEVEL: 'info', PATH: process.env['PATH'] });
  expect(variables).not.toHaveProperty('DATABASE_URL');
});

test('no signal opens an inspector in a service, nor in its launcher', async () => {
  const started = {
    ...settings,
    command: ['--inspect-port=0', await write(SERVICE)],
    environment: { PORT: String(port) },
    logFolder: folder,
  };
  const program = `
    const { ServiceProcess } = await import(${JSON.stringify(path.join(__dirname, 'service-process.ts'))});
    const service = new ServiceProcess(${JSON.stringify(started)});
    await service.start();
    for (let time = 0; time < 50; time += 1) {
      process.kill(service.pid, 'SIGUSR1');
      await fetch(${JSON.stringify(settings.healthUrl)});
    }
    process.kill(process.pid, 'SIGUSR1');
    await fetch(${JSON.stringify(settings.healthUrl)});
    await service.stop();`;
  const launcher = ['--inspect-port=0', '--import', 'tsx', '--input-type=module', '-e', program];
  const { stderr } = await promisify(execFile)(process.execPath, launcher, { cwd: __dirname });
  // An inspector prints its address.
  expect(stderr).toBe('');
  expect(await readFile(path.join(folder, 'service.log'), 'utf8')).toBe('');
});

test('a service that does not start is reported without what an earlier one had logged', async () => {
  const logFolder = path.join(folder, 'logs');
  const start = async (program: string) => {
    const command = [await write(program)];
    const service = new ServiceProcess({ ...settings, command, environment: {}, logFolder });
    return service.start().catch((error: Error) => error.message);
  };
  expect(await start(`console.log('of yesterday'); process.exit(1);`)).toContain('of yesterday');
  expect(await start('process.exit(2);')).toBe('service exited (2): ');
});
