import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { waitUntil } from '@site/node-service/wait-until';

/** Stands in for Compose and the database. As with a real dump, `pg_restore --list` reads only the beginning. */
const COMPOSE = `#!/bin/sh
pwd >> "$FOLDER/compose-folders"
case "$*" in
  *pg_dump*) touch "$FOLDER/dumping"; eval "$DUMP" ;;
  *'pg_restore --list'*) head -c 1 ;;
  *pg_restore*) tee "$FOLDER/read" | grep -q 'end of the dump' ;;
esac
`;

let folder: string;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'backup-')));
  for (const name of ['site/deploy', 'caller']) await mkdir(path.join(folder, name), { recursive: true });
  for (const script of ['backup.sh', 'restore.sh'])
    await cp(path.join(__dirname, script), path.join(folder, 'site', 'deploy', script));
  await writeFile(path.join(folder, 'compose'), COMPOSE, { mode: 0o755 });
});

/** How a script is called from a folder that is not the project's. */
const call = (script: string, dump: string) => ({
  file: path.join(folder, 'site', 'deploy', script),
  options: {
    cwd: path.join(folder, 'caller'),
    env: { ...process.env, COMPOSE: path.join(folder, 'compose'), FOLDER: folder, DUMP: dump },
  },
});

async function run(script: string, parameter: string, dump = "echo 'end of the dump'"): Promise<string> {
  const { file, options } = call(script, dump);
  const { stdout } = await promisify(execFile)('sh', [file, parameter], options);
  return stdout.trim();
}

const backups = () => readdir(path.join(folder, 'caller', 'backups'));
const composeFolders = async () =>
  new Set((await readFile(path.join(folder, 'compose-folders'), 'utf8')).trim().split('\n'));

test("called from another folder, a backup is written and restored there, and Compose runs in the project's", async () => {
  const backup = await run('backup.sh', 'backups');
  expect(await backups()).toEqual([path.basename(backup)]);
  await run('restore.sh', path.join('backups', path.basename(backup)));
  expect(await readFile(path.join(folder, 'read'), 'utf8')).toBe(await readFile(backup, 'utf8'));
  expect(await composeFolders()).toEqual(new Set([path.join(folder, 'site')]));
});

test('a dump that is damaged after its beginning is not kept', async () => {
  await expect(run('backup.sh', 'backups', 'echo begin')).rejects.toThrow('Command failed');
  expect(await backups()).toEqual([]);
});

test('by hand in a swarm, the databases change places in one transaction, as in the script', async () => {
  const renames = async (file: string) => {
    const text = await readFile(path.join(__dirname, file), 'utf8');
    const [command = ''] = /"ALTER DATABASE site RENAME [^]*? restoring RENAME TO site"/.exec(text) ?? [];
    return command.replaceAll(/[\\"]/g, '').split(/;\s+/);
  };
  const ofScript = await renames('restore.sh');
  expect(ofScript).toHaveLength(3);
  expect(await renames('../docs/ops.md')).toEqual(ofScript);
});

test.each(['SIGHUP', 'SIGINT', 'SIGTERM'] as const)(
  'a backup that %s ends leaves no file',
  async (signal) => {
    const { file, options } = call('backup.sh', 'exec sleep 60');
    const backup = spawn('sh', [file, 'backups'], { ...options, detached: true });
    await waitUntil(async () => (await readdir(folder)).includes('dumping'));
    // As from a terminal or a timer, the signal reaches every process of the group.
    process.kill(-backup.pid!, signal);
    await once(backup, 'exit');
    expect(await backups()).toEqual([]);
  },
);
