import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { provideLocalServer } from '@site/node-service/testing/provide-local-server';
import { signActivation } from '@site/contracts/signature';
import { generateKeyPair } from '@site/releases/keys';
import { aRelease } from '@site/contracts/testing/a-release';
import { hashSources } from '../../build/hash-sources';
import { copyFixtureRemote } from '../../testing/fixture-remote';
import type { GateContext, StepOutcome } from '../step';
import { publish } from './publish';

const REMOTE = 'mf-careers';

const release = aRelease({ name: REMOTE, version: '1.1.0' });

let folder: string;
let output: string;
/** The hash of the sources at the beginning of the command. */
let sources: string;
/** The origin's status for uploads. */
let uploadStatus: number;
/** The origin's activation; null if nothing was activated. */
let activation: string | null;
/** The requests that change something on the origin. */
let uploads: number;

/** What the shell says. */
let status: object;
/** The steps that the site requires of the remote. */
let requiredSteps: string[];
/** How many requests for them the site responds to with an error. */
let failures: number;
let logged: string[];

/** An origin that accepts activations, and a shell. */
const server = provideLocalServer((request, response) => {
  if (request.url === '/_status') {
    response.end(JSON.stringify({ releases: {}, ...status }));
  } else if (request.url === '/_site' && failures > 0) {
    failures -= 1;
    response.writeHead(503).end();
  } else if (request.url === '/_site') {
    const declaration = { team: 'careers', origin: server.url, routes: ['/careers'], requiredSteps };
    response.end(JSON.stringify({ remotes: { [REMOTE]: declaration } }));
  } else if (request.method === 'GET') response.writeHead(activation ? 200 : 404).end(activation);
  else {
    uploads += 1;
    const upload = { path: '/uploads/1', missing: [], published: true };
    const answer = uploadStatus === 200 ? JSON.stringify(upload) : 'the key is not trusted';
    response.writeHead(uploadStatus).end(answer);
  }
});

beforeEach(async () => {
  folder = await copyFixtureRemote();
  output = path.join(folder, 'dist', 'production');
  await mkdir(output, { recursive: true });
  await writeFile(path.join(output, 'release.json'), JSON.stringify(release));
  jest.replaceProperty(process, 'env', { RELEASE_KEY_FILE: path.join(folder, 'team.pem') });
  await writeFile(path.join(folder, 'team.pem'), generateKeyPair().privateKey);
  sources = hashSources(folder, 'production');
  uploads = 0;
  activation = null;
  status = { refusedActivations: { [REMOTE]: 'the key is not trusted' } };
  requiredSteps = [];
  failures = 0;
  logged = [];
});

const outcome = (name: string, more: Partial<StepOutcome> = {}): StepOutcome => ({
  name,
  outcome: 'passed',
  durationMs: 0,
  problems: [],
  ...more,
});

const runPublish = (before: StepOutcome[] = []) => {
  const { url } = server;
  const log = (line: string) => void logged.push(line.trim());
  const context = { remote: { name: REMOTE }, folder, sources, siteUrl: url, originUrl: url, log };
  const built = { release, output } as never;
  return publish.run(context as unknown as GateContext, { build: built }, before);
};

test('the shell tries a release again that it refused: the advice says so', async () => {
  uploadStatus = 200;
  expect(await runPublish()).toEqual({
    problems: ['refused: the key is not trusted'],
    advice: expect.stringContaining('the shell tries this one again until another is activated'),
  });
});

test('a release is announced once it is activated, so a team that ends the command then knows it', async () => {
  uploadStatus = 200;
  await runPublish();
  expect(logged).toEqual(['1.1.0 is activated']);
});

test('the advice promises nothing after a later activation: this release is not tried again', async () => {
  uploadStatus = 200;
  status = { activated: { [REMOTE]: { version: '1.2.0', sequence: Number.MAX_SAFE_INTEGER } } };
  expect(await runPublish()).toEqual({
    problems: ['replaced: 1.2.0 was activated after it'],
    advice: 'see the reason; federation releases shows what is activated',
  });
});

test('an origin that refuses the upload fails the step with its answer', async () => {
  uploadStatus = 403;
  await expect(runPublish()).rejects.toThrow('the key is not trusted');
});

test('a release that was built after its check is not published: its gate has checked another build', async () => {
  uploadStatus = 200;
  await writeFile(path.join(output, 'release.json'), JSON.stringify({ ...release, sources: 'others' }));
  await expect(runPublish()).rejects.toThrow('run federation release again, alone');
  expect(uploads).toBe(0);
});

test('a release whose sources were edited while it was checked is not published: its tests may be those of others', async () => {
  uploadStatus = 200;
  await appendFile(path.join(folder, 'jobs.ts'), '// edited');
  await expect(runPublish()).rejects.toThrow(
    'changed after the build had begun: run the command again, and edit nothing that the build uses until it has ended',
  );
  expect(uploads).toBe(0);
});

test('a release that a colleague activated while the gate ran is not undone: the step names it', async () => {
  uploadStatus = 200;
  const { privateKey } = generateKeyPair();
  const activate = (version: string, sequence: number) =>
    signActivation({ remote: REMOTE, version, sequence, activatedAt: new Date().toISOString() }, privateKey);
  activation = activate('1.0.5', 2);
  const value = { remotes: {}, activation: activate('1.0.0', 1) };
  const read = outcome('live', { value });
  await expect(runPublish([read])).rejects.toThrow(
    '1.0.5 was activated meanwhile: see federation releases, and run the command again',
  );
  expect(await runPublish([{ ...read, value: { remotes: {}, activation } }])).toMatchObject({
    problems: ['refused: the key is not trusted'],
  });
});

test('a release that lacks a step that the site requires is not published: its shell would refuse it', async () => {
  uploadStatus = 200;
  requiredSteps = ['types', 'tests', 'browser'];
  const unavailable = 'the live release of mf-forms cannot be read';
  const before = [
    outcome('types'),
    outcome('tests', { outcome: 'skipped' }),
    outcome('browser', { outcome: 'skipped', unavailable }),
  ];
  expect(await runPublish(before)).toEqual({
    problems: [
      `the site requires the step tests of ${REMOTE}, which has not passed`,
      `the site requires the step browser of ${REMOTE}, which has not passed: ${unavailable}`,
    ],
    advice: expect.stringContaining('nothing is published'),
  });
  expect(uploads).toBe(0);
});

test('one failed request does not let a release pass that lacks a required step', async () => {
  uploadStatus = 200;
  requiredSteps = ['tests'];
  failures = 1;
  expect(await runPublish()).toMatchObject({
    problems: [`the site requires the step tests of ${REMOTE}, which has not passed`],
  });
  expect(uploads).toBe(0);
});

test('the required steps are those that the step live has read, whatever the site responds later', async () => {
  uploadStatus = 200;
  failures = 2;
  const value = { remotes: { [REMOTE]: { requiredSteps: ['tests'] } }, activation };
  expect(await runPublish([outcome('live', { value })])).toMatchObject({
    problems: [`the site requires the step tests of ${REMOTE}, which has not passed`],
  });
  expect(uploads).toBe(0);
});

test('without the step live, a release is published while the site is down, and says that its steps are unchecked', async () => {
  uploadStatus = 200;
  failures = 2;
  await runPublish();
  expect(logged).toEqual([
    `the steps that the site requires are unknown, and the shell may refuse the release: ${server.url}/_site responded with 503`,
    '1.1.0 is activated',
  ]);
});
