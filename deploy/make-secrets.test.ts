import { execFile } from 'node:child_process';
import { appendFile, chmod, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { signRelease, trustedKeysSchema, verifyRelease } from '@site/contracts/signature';

const MANIFEST = Buffer.from('{}');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secrets-'));
  await mkdir(path.join(folder, 'deploy', 'secrets'), { recursive: true });
  await cp(path.join(__dirname, 'make-secrets.sh'), path.join(folder, 'deploy', 'make-secrets.sh'));
});

const secret = (name: string) => readFile(path.join(folder, 'deploy', 'secrets', name), 'utf8');
const trustedKeysFile = () => path.join(folder, 'deploy', 'site', 'trusted-keys.json');
const trustedKeys = async () =>
  trustedKeysSchema.parse(JSON.parse(await readFile(trustedKeysFile(), 'utf8')));

async function makeSecrets(...remotes: string[]): Promise<void> {
  for (const remote of remotes) await mkdir(path.join(folder, remote), { recursive: true });
  await promisify(execFile)('sh', [path.join(folder, 'deploy', 'make-secrets.sh')]);
}

test('every remote gets a key whose signature is trusted for it', async () => {
  await makeSecrets('mf-careers', 'mf-forms');
  const keys = await trustedKeys();
  for (const remote of ['mf-careers', 'mf-forms']) {
    const signature = signRelease(MANIFEST, await secret(`${remote}.pem`));
    expect(() => verifyRelease(MANIFEST, signature, keys[remote]!)).not.toThrow();
  }
  expect(Object.keys(keys)).toEqual(['mf-careers', 'mf-forms']);
});

test('existing secrets are kept, and a new remote gets a key', async () => {
  await makeSecrets('mf-careers', 'mf-forms');
  const before = await trustedKeys();
  const password = await secret('database_password');
  await makeSecrets('mf-events');
  expect(await trustedKeys()).toEqual({ ...before, 'mf-events': [expect.anything()] });
  expect(await secret('database_password')).toBe(password);
});

test('a file of trusted keys that ends in an empty line stays valid', async () => {
  await makeSecrets('mf-careers');
  await appendFile(trustedKeysFile(), '\n\n');
  await makeSecrets('mf-events');
  expect(Object.keys(await trustedKeys())).toEqual(['mf-events', 'mf-careers']);
});

test.each([
  ['begins with an empty line', (text: string) => `\n${text}`],
  ['has the line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['ends in a space', (text: string) => `${text.trim()} `],
])(
  'a file of trusted keys that %s is left as it is, and the script says what to change',
  async (_case, edit) => {
    await makeSecrets('mf-careers');
    const edited = edit(await readFile(trustedKeysFile(), 'utf8'));
    await rm(trustedKeysFile());
    await writeFile(trustedKeysFile(), edited);
    await expect(makeSecrets('mf-events')).rejects.toThrow(
      'trusted-keys.json must begin with { and end with }, and have Unix line ends',
    );
    expect(await readFile(trustedKeysFile(), 'utf8')).toBe(edited);
  },
);

test('a file of trusted keys without an entry gets the first one', async () => {
  await mkdir(path.dirname(trustedKeysFile()), { recursive: true });
  await writeFile(trustedKeysFile(), '{\n}\n');
  await makeSecrets('mf-careers');
  expect(Object.keys(await trustedKeys())).toEqual(['mf-careers']);
});

test("containers may read the site's files of an owner who lets nobody else read them", async () => {
  const siteFile = path.join(path.dirname(trustedKeysFile()), 'site.json');
  await mkdir(path.dirname(siteFile), { mode: 0o700 });
  await writeFile(siteFile, '{}', { mode: 0o600 });
  await makeSecrets('mf-careers');
  expect((await stat(path.dirname(siteFile))).mode & 0o777).toBe(0o755);
  expect((await stat(siteFile)).mode & 0o777).toBe(0o644);
});

test('containers may read a key that its owner has rotated', async () => {
  await makeSecrets('mf-careers');
  const file = path.join(folder, 'deploy', 'secrets', 'mf-careers.pem');
  await chmod(file, 0o600);
  await makeSecrets('mf-careers');
  expect((await stat(file)).mode & 0o777).toBe(0o444);
});

test('a private key that only its team has is neither created again nor replaced', async () => {
  await makeSecrets('mf-careers');
  const before = await trustedKeys();
  await rm(path.join(folder, 'deploy', 'secrets', 'mf-careers.pem'));
  await makeSecrets('mf-forms');
  expect(await trustedKeys()).toMatchObject(before);
  await expect(secret('mf-careers.pem')).rejects.toThrow('ENOENT');
});

test('if the file of trusted keys is lost, the keys that are here are trusted again', async () => {
  await makeSecrets('mf-careers', 'mf-forms');
  const before = await trustedKeys();
  const key = await secret('mf-careers.pem');
  await rm(path.join(folder, 'deploy', 'site', 'trusted-keys.json'));
  await makeSecrets();
  expect(await trustedKeys()).toEqual(before);
  expect(await secret('mf-careers.pem')).toBe(key);
});

test.each(['', '\n'])(
  'a remote whose private key is an empty file, because its team keeps it, gets no key (%j)',
  async (content) => {
    await mkdir(path.join(folder, 'mf-careers'));
    await writeFile(path.join(folder, 'deploy', 'secrets', 'mf-careers.pem'), content);
    await makeSecrets('mf-forms');
    expect(Object.keys(await trustedKeys())).toEqual(['mf-forms']);
    expect(await secret('mf-careers.pem')).toBe(content);
  },
);
