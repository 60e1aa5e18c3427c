import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** It ends once no process that it has started runs any more. */
const PROGRAM = `
const { launchWebKit } = await import(${JSON.stringify(path.join(__dirname, 'webkit-driver.ts'))});
await launchWebKit('/nowhere').catch(({ message }) => console.log(message));
`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'webkit-driver-'));
});

test.each([
  ['a screen that exits without a display', 'exit 3', 'exit 0', 'Xvfb exited (3)'],
  ['a driver that exits', 'echo 7\nexec sleep 600', 'exit 4', 'WebKitWebDriver exited (4)'],
])('%s fails the launch, and leaves no process', async (_name, screen, driver, message) => {
  const programs = { Xvfb: screen, WebKitWebDriver: driver };
  for (const [program, script] of Object.entries(programs))
    await writeFile(path.join(folder, program), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const parameters = ['--import', 'tsx', '--input-type=module', '-e', PROGRAM];
  const environment = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
  const { stdout } = await promisify(execFile)('node', parameters, { cwd: __dirname, env: environment });
  expect(stdout.trim()).toBe(message);
});
