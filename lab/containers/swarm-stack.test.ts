import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Lists its commands in a file, and knows whether the machine is a swarm. It deploys nothing. */
const DOCKER = `#!/bin/sh
cd "$(dirname "$0")"
echo "$*" >> commands
case "$*" in
  *LocalNodeState*) cat state ;;
  'swarm init'*) echo active > state ;;
  'swarm leave'*) echo inactive > state ;;
  'stack deploy'*) exit 1 ;;
esac
`;

const PROGRAM = `
const { SwarmStack } = await import(${JSON.stringify(path.join(__dirname, 'swarm-stack.ts'))});
const stack = new SwarmStack('planted');
await stack.deploy({}).catch(() => console.log('not deployed'));
await stack.remove();
`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'swarm-stack-'));
  await writeFile(path.join(folder, 'docker'), DOCKER, { mode: 0o755 });
});

/** Deploys a stack and removes it. Resolves with the state of the machine after that, and with the commands. */
async function deployAndRemove(state: string): Promise<{ state: string; commands: string }> {
  await writeFile(path.join(folder, 'state'), `${state}\n`);
  const { stdout } = await promisify(execFile)(
    'node',
    ['--import', 'tsx', '--input-type=module', '-e', PROGRAM],
    { cwd: __dirname, env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` } },
  );
  expect(stdout).toBe('not deployed\n');
  const textOf = (file: string) => readFile(path.join(folder, file), 'utf8');
  return { state: (await textOf('state')).trim(), commands: await textOf('commands') };
}

test('a stack that cannot be deployed is removed, and leaves the swarm that was made for it', async () => {
  const { state, commands } = await deployAndRemove('inactive');
  expect(state).toBe('inactive');
  expect(commands).toContain('stack rm planted');
});

test('a swarm that existed before the stack stays', async () => {
  expect((await deployAndRemove('active')).state).toBe('active');
});
