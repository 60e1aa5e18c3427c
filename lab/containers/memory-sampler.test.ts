import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const MODULE = JSON.stringify(path.join(__dirname, 'memory-sampler.ts'));

const PROGRAM = `
const { setImmediate } = await import('node:timers/promises');
const { MemorySampler } = await import(${MODULE});
const sampler = new MemorySampler({ containers: () => Promise.reject(new Error('planted')) }, ['shell']);
await setImmediate();
await sampler.stop().catch(({ message }) => console.log('stop:', message));
`;

test('a sample that fails rejects in stop, and does not end the process', async () => {
  const parameters = ['--import', 'tsx', '--input-type=module', '-e', PROGRAM];
  const { stdout } = await promisify(execFile)('node', parameters, { cwd: __dirname });
  expect(stdout).toBe('stop: planted\n');
});
