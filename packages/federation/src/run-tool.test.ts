import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { problemsOf, runTool } from './run-tool';

const TIMEOUT_MS = 3_000;
/** Longer than a test may take. */
const ENDLESS_MS = 120_000;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tool-'));
});

/** The file in which a tool notes the process that it leaves behind. */
const leftBehind = () => path.join(folder, 'process-id');

afterEach(async () => {
  const processId = await readFile(leftBehind(), 'utf8').catch(() => null);
  try {
    if (processId) process.kill(Number(processId), 'SIGKILL');
  } catch {
    // It has ended.
  }
});

/** Installs a tool with this program. */
async function install(program: string): Promise<void> {
  const tool = path.join(folder, 'node_modules', 'tool');
  await mkdir(tool, { recursive: true });
  await writeFile(path.join(tool, 'package.json'), JSON.stringify({ name: 'tool', bin: 'tool.cjs' }));
  await writeFile(path.join(tool, 'tool.cjs'), program);
}

test.each([
  ['in its group', false],
  ['in a group of its own', true],
])(
  'a tool that leaves a process behind %s, which holds its output open, ends with the time limit',
  async (_where, detached) => {
    await install(
      `const parameters = ['--eval', 'setTimeout(() => {}, ${ENDLESS_MS})'];
     const options = { stdio: 'inherit', detached: ${detached} };
     const child = require('node:child_process').spawn(process.execPath, parameters, options);
     child.unref();
     require('node:fs').writeFileSync(${JSON.stringify(leftBehind())}, String(child.pid));`,
    );
    const run = await runTool(folder, 'tool', [], { cwd: folder, timeoutMs: TIMEOUT_MS });
    expect(run).toMatchObject({ timedOut: true });
  },
);

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends a tool, and then the process that runs it',
  async (signal) => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await install(
      `require('node:net').connect(${port}, '127.0.0.1'); setTimeout(process.exit, ${ENDLESS_MS});`,
    );
    const program = `import { runTool } from ${JSON.stringify(path.join(__dirname, 'run-tool.ts'))};
      await runTool(${JSON.stringify(folder)}, 'tool', [], { cwd: '.', timeoutMs: ${ENDLESS_MS} });`;
    const parameters = ['--import', 'tsx', '--input-type', 'module', '--eval', program];
    const child = spawn(process.execPath, parameters, { stdio: 'ignore' });
    const [connection] = (await once(server, 'connection')) as [Socket];
    const ended = Promise.all([once(child, 'exit'), once(connection.resume(), 'close')]);
    child.kill(signal);
    expect((await ended)[0]).toEqual([null, signal]);
    server.close();
  },
);

test('the problem of a stopped tool says that it did not end, and has its output', () => {
  expect(problemsOf({ exitCode: null, output: 'file one\n', timedOut: true })).toEqual([
    'It did not end, and was stopped. It has printed:\nfile one\n',
  ]);
});

test('the output of a tool is a problem only if the tool has failed', () => {
  expect(problemsOf({ exitCode: 0, output: 'two files', timedOut: false })).toEqual([]);
  expect(problemsOf({ exitCode: 1, output: 'a.ts is wrong', timedOut: false })).toEqual(['a.ts is wrong']);
});
