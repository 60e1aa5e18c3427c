import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const DAY_MS = 24 * 60 * 60 * 1000;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'origin-'));
  await mkdir(path.join(folder, 'srv'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the script as the container of an image with this release does, in folders of the test. */
async function deploy(version: string): Promise<void> {
  const script = await readFile(path.join(__dirname, 'publish.sh'), 'utf8');
  const [releases, origin] = ['releases', 'srv'].map((name) => path.join(folder, name));
  await rm(String(releases), { recursive: true, force: true });
  await mkdir(path.join(String(releases), version), { recursive: true });
  await writeFile(path.join(String(releases), version, 'release.json'), '{}');
  const local = script.replaceAll('/releases', String(releases)).replace('=/srv', `=${origin}`);
  await promisify(execFile)('sh', ['-c', local, 'publish', 'true']);
}

async function publishedDaysAgo(version: string, days: number): Promise<void> {
  const published = new Date(Date.now() - days * DAY_MS);
  await utimes(path.join(folder, 'srv', version), published, published);
}

const published = async () =>
  (await readdir(path.join(folder, 'srv'))).filter((name) => name !== 'current.json').sort();

test('the release of the image is published and activated', async () => {
  await deploy('1.0.0');
  await deploy('1.1.0');
  expect(await published()).toEqual(['1.0.0', '1.1.0']);
  const current = await readFile(path.join(folder, 'srv', 'current.json'), 'utf8');
  expect(JSON.parse(current)).toEqual({ version: '1.1.0' });
});

test('a release stays for 30 days from the end of its use, however old it is', async () => {
  await deploy('1.0.0');
  await publishedDaysAgo('1.0.0', 40);
  await deploy('1.1.0');
  expect(await published()).toEqual(['1.0.0', '1.1.0']);
  await publishedDaysAgo('1.0.0', 31);
  await deploy('1.2.0');
  expect(await published()).toEqual(['1.1.0', '1.2.0']);
});
