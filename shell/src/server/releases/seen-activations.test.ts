import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signActivation } from '@site/contracts/signature';
import { generateKeyPair, type KeyPair } from '@site/releases/keys';
import { recordingLogger } from '@site/node-service/testing/recording-logger';
import { SeenActivations } from './seen-activations';

const NAME = 'mf-careers';
const key = generateKeyPair();
const nextKey = generateKeyPair();

let folder: string;
let trusted: KeyPair[];
let seen: SeenActivations;

const { log, lines } = recordingLogger('shell');

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'activations-'));
  trusted = [key];
  lines.length = 0;
  seen = open();
});

function open(storeFolder = folder): SeenActivations {
  return new SeenActivations(storeFolder, () => trusted, log);
}

const activation = (version: string, sequence: number, { privateKey } = key) =>
  signActivation({ remote: NAME, version, sequence, activatedAt: '2026-11-22T08:00:00.000Z' }, privateKey);

test('an activation is accepted again, and so is one of an earlier version with a higher sequence', async () => {
  for (const text of [activation('1.1.0', 2), activation('1.1.0', 2), activation('1.0.0', 3)])
    await expect(seen.accept(NAME, text)).resolves.toMatchObject({ remote: NAME });
});

test('an older activation is refused as a replay, after a restart and by another shell with the same store too', async () => {
  const other = open();
  await seen.accept(NAME, activation('1.1.0', 2));
  const replay =
    /^current\.json is a replay: the activation of 1\.0\.0 at 2026-.* has the sequence 1, .* with 2 was seen/;
  for (const shell of [seen, other, open()])
    await expect(shell.accept(NAME, activation('1.0.0', 1))).rejects.toThrow(replay);
});

test('of two activations with one sequence the second is refused', async () => {
  await seen.accept(NAME, activation('1.0.0', 1));
  await expect(seen.accept(NAME, activation('1.1.0', 1))).rejects.toThrow('is a replay');
});

test('an activation by a key that is no longer trusted is refused, and holds up no later one', async () => {
  await seen.accept(NAME, activation('1.0.0', Number.MAX_SAFE_INTEGER));
  trusted = [nextKey];
  await expect(seen.accept(NAME, activation('1.0.0', Number.MAX_SAFE_INTEGER))).rejects.toThrow(
    'not trusted',
  );
  await expect(seen.accept(NAME, activation('1.1.0', 1, nextKey))).resolves.toMatchObject({
    version: '1.1.0',
  });
});

test('while two keys are trusted, an older activation is refused, whichever key signed it', async () => {
  trusted = [key, nextKey];
  await seen.accept(NAME, activation('1.0.0', 5));
  await expect(seen.accept(NAME, activation('1.1.0', 4, nextKey))).rejects.toThrow('is a replay');
  await seen.accept(NAME, activation('1.1.0', 6, nextKey));
});

test('a store whose file was overwritten still refuses a replay, and accepts later activations', async () => {
  const file = path.join(folder, 'activations', `${NAME}.json`);
  await seen.accept(NAME, activation('1.0.0', 2));
  await writeFile(file, activation('9.9.9', 1_000, nextKey));
  await expect(seen.accept(NAME, activation('0.9.0', 1))).rejects.toThrow('is a replay');
  await seen.accept(NAME, activation('1.1.0', 3));
  expect(await readFile(file, 'utf8')).toBe(activation('1.1.0', 3));
});

test('an activation that cannot be kept counts all the same, is logged once, and is kept later', async () => {
  const occupied = path.join(folder, 'occupied');
  await writeFile(occupied, '');
  seen = open(occupied);
  for (const _poll of [1, 2]) await seen.accept(NAME, activation('1.1.0', 2));
  expect(lines.map(({ msg }) => msg)).toEqual(['the newest activation was not kept']);
  await expect(seen.accept(NAME, activation('1.0.0', 1))).rejects.toThrow('is a replay');
  await rm(occupied);
  await seen.accept(NAME, activation('1.1.0', 2));
  await expect(open(occupied).accept(NAME, activation('1.0.0', 1))).rejects.toThrow('is a replay');
});
