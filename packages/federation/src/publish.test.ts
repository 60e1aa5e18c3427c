import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION } from '@site/contracts';
import { integrityOf } from '@site/contracts/integrity';
import { generateKeyPair, readActivation, verifyActivation, verifyRelease } from '@site/contracts/signature';
import { activate, currentRelease, publish } from './publish';

let folder: string;
let origin: string;

const key = generateKeyPair();
const { privateKey } = key;
const target = (version: string) => ({ remote: 'mf-careers', version }) as const;
const current = () => readFile(path.join(origin, 'current.json'), 'utf8');

async function writeRelease(version: string): Promise<string> {
  const built = path.join(folder, `built-${version}`);
  const files = { 'remoteEntry.js': 'entry', 'server/server.cjs': 'server' };
  await mkdir(path.join(built, 'server'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(built, file), text);
  const release = {
    contract: CONTRACT_VERSION,
    name: 'mf-careers',
    version,
    sources: 'abc',
    entry: 'remoteEntry.js',
    server: 'server/server.cjs',
    exposes: {},
    routes: [],
    shared: {},
    files: Object.fromEntries(
      Object.entries(files).map(([file, text]) => [file, integrityOf(Buffer.from(text))]),
    ),
  };
  await writeFile(path.join(built, 'release.json'), JSON.stringify(release));
  return built;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'publish-'));
  origin = path.join(folder, 'origins', 'mf-careers');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('Publishing copies every file into a folder of the version and activates it', async () => {
  await publish(origin, await writeRelease('1.0.0'), target('1.0.0'), privateKey);
  expect(verifyActivation(await current(), 'mf-careers', [key])).toMatchObject({ version: '1.0.0' });
  expect(await readFile(path.join(origin, '1.0.0', 'server', 'server.cjs'), 'utf8')).toBe('server');
  expect(await currentRelease(origin)).toMatchObject({ name: 'mf-careers', version: '1.0.0' });
});

test('What is published is signed, and every activation has a higher sequence than the one before', async () => {
  await publish(origin, await writeRelease('1.0.0'), target('1.0.0'), privateKey);
  const [release, signature] = await Promise.all(
    ['release.json', 'release.json.sig'].map((file) => readFile(path.join(origin, '1.0.0', file))),
  );
  expect(() => verifyRelease(release!, String(signature), [key])).not.toThrow();
  const sequences = [readActivation(await current()).sequence];
  for (const version of ['1.0.0', '1.0.0', '1.0.0']) {
    await activate(origin, target(version), privateKey);
    sequences.push(readActivation(await current()).sequence);
  }
  expect(new Set(sequences).size).toBe(4);
  expect(sequences.toSorted((a, b) => a - b)).toEqual(sequences);
});

test('Earlier versions stay, and one of them can be activated again', async () => {
  await publish(origin, await writeRelease('1.0.0'), target('1.0.0'), privateKey);
  await publish(origin, await writeRelease('1.1.0'), target('1.1.0'), privateKey);
  expect((await readdir(origin)).sort()).toEqual(['1.0.0', '1.1.0', 'current.json']);
  await activate(origin, target('1.0.0'), privateKey);
  expect(await currentRelease(origin)).toMatchObject({ version: '1.0.0' });
});

test('A published version is refused and stays unchanged', async () => {
  const built = await writeRelease('1.0.0');
  await publish(origin, built, target('1.0.0'), privateKey);
  await writeFile(path.join(built, 'remoteEntry.js'), 'changed');
  await expect(publish(origin, built, target('1.0.0'), privateKey)).rejects.toThrow('releases are immutable');
  expect(await readFile(path.join(origin, '1.0.0', 'remoteEntry.js'), 'utf8')).toBe('entry');
});

test('A copy that fails leaves no trace and activates nothing', async () => {
  await publish(origin, await writeRelease('1.0.0'), target('1.0.0'), privateKey);
  await expect(publish(origin, path.join(folder, 'absent'), target('1.1.0'), privateKey)).rejects.toThrow(
    'ENOENT',
  );
  expect((await readdir(origin)).sort()).toEqual(['1.0.0', 'current.json']);
  expect(verifyActivation(await current(), 'mf-careers', [key])).toMatchObject({ version: '1.0.0' });
});

test('An origin without an activated, valid release has no current one', async () => {
  expect(await currentRelease(origin)).toBeNull();
  await publish(origin, await writeRelease('1.0.0'), target('1.0.0'), privateKey);
  await writeFile(path.join(origin, '1.0.0', 'release.json'), '{}');
  expect(await currentRelease(origin)).toBeNull();
  await activate(origin, target('9.9.9'), privateKey);
  expect(await currentRelease(origin)).toBeNull();
});
