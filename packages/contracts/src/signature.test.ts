import { generateKeyPairSync } from 'node:crypto';
import {
  keyIdOf,
  readActivation,
  readSignature,
  signActivation,
  signRelease,
  trustedKeyOf,
  trustedKeysSchema,
  verifyActivation,
  verifyRelease,
  type Activation,
} from './signature';

function generateKeyPair() {
  const privateKey = generateKeyPairSync('ed25519').privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }) as string;
  return { ...trustedKeyOf(privateKey), privateKey };
}

const key = generateKeyPair();
const nextKey = generateKeyPair();
const otherTeamsKey = generateKeyPair();
const bytes = Buffer.from('{"name":"mf-careers","version":"1.0.0"}\n');
const signature = signRelease(bytes, key.privateKey);
const activation: Activation = {
  remote: 'mf-careers',
  version: '1.0.0',
  sequence: 7,
  activatedAt: '2026-11-22T08:00:00.000Z',
};
const current = signActivation(activation, key.privateKey);

/** The JSON of a text with other values in some of its fields. */
const changed = (text: string, fields: object): string => JSON.stringify({ ...JSON.parse(text), ...fields });

test('A release is verified with any of the trusted keys', () => {
  expect(() => verifyRelease(bytes, signature, [nextKey, key])).not.toThrow();
  expect(() => verifyRelease(bytes, signRelease(bytes, nextKey.privateKey), [nextKey, key])).not.toThrow();
});

test.each([
  ['changed by one byte', Buffer.from(bytes.toString().replace('1.0.0', '1.0.1')), signature],
  ['followed by another byte', Buffer.concat([bytes, Buffer.from(' ')]), signature],
  ['signed as something else', Buffer.from(JSON.parse(current).payload, 'base64'), current],
  [
    'signed by another team in the name of the key',
    bytes,
    changed(signRelease(bytes, otherTeamsKey.privateKey), { keyId: key.keyId }),
  ],
  ['without the signature itself', bytes, changed(signature, { signature: '' })],
])('A release that is %s does not match its signature', (_case, content, text) => {
  expect(() => verifyRelease(content, text, [key])).toThrow('release.json does not match its signature');
});

test('A release that is signed with an unknown key is refused, and the key is named', () => {
  const signed = signRelease(bytes, otherTeamsKey.privateKey);
  const message = `release.json is signed with the key ${otherTeamsKey.keyId}, which is not trusted`;
  for (const keys of [[key], []]) expect(() => verifyRelease(bytes, signed, keys)).toThrow(message);
});

test.each(['', 'null', '{"keyId":"abc"}', '{"keyId":"0123456789abcdef","signature":"?"}'])(
  'A signature of %j is malformed',
  (text) => {
    expect(() => verifyRelease(bytes, text, [key])).toThrow('release.json.sig is malformed: ');
  },
);

test('An activation is read back from what was signed', () => {
  expect(verifyActivation(current, 'mf-careers', [key])).toEqual(activation);
  expect(readActivation(current)).toEqual(activation);
});

test.each([
  ['that is not signed', '{"version":"1.0.0"}', 'current.json is malformed: '],
  [
    'of another version than was signed',
    changed(current, {
      payload: Buffer.from(JSON.stringify({ ...activation, version: '2.0.0' })).toString('base64'),
    }),
    'current.json does not match its signature',
  ],
  ['signed by another team', signActivation(activation, otherTeamsKey.privateKey), 'is not trusted'],
  [
    'of another remote',
    signActivation({ ...activation, remote: 'mf-forms' }, key.privateKey),
    'current.json activates a release of mf-forms, not of mf-careers',
  ],
])('An activation %s is refused', (_case, text, message) => {
  expect(() => verifyActivation(text, 'mf-careers', [key])).toThrow(message);
});

test('A version that would leave the folder of releases is never signed', () => {
  expect(() => signActivation({ ...activation, version: '../1.0.0' }, key.privateKey)).toThrow(
    'semantic version',
  );
});

test('A key is named after its public half, which follows from the private one', () => {
  const { keyId, publicKey } = key;
  expect(trustedKeyOf(key.privateKey)).toEqual({ keyId, publicKey });
  // The public key of test 1 of RFC 8032, section 7.1.
  expect(keyIdOf('11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=')).toBe('21fe31dfa154a261');
});

test.each(['', 'key', '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n'])(
  '%j is not a private key',
  (pem) => {
    expect(() => signRelease(bytes, pem)).toThrow('The private key is not a key in PEM');
  },
);

test.each([
  [{ keyId: key.keyId, publicKey: 'AAAA' }, /32 bytes of an Ed25519 public key/],
  [{ keyId: nextKey.keyId, publicKey: key.publicKey }, /SHA-256 of the public key/],
])('The file of trusted keys names every key correctly', (wrong, message) => {
  expect(trustedKeysSchema.safeParse({ 'mf-careers': [wrong] }).error?.message).toMatch(message);
});

test('Outcomes of the gate are signed with the release: they can be neither changed, nor added, nor removed', () => {
  const gate = { types: 'passed', browser: 'skipped' } as const;
  const gated = signRelease(bytes, key.privateKey, gate);
  const signed = { keyId: key.keyId, gate };
  expect([verifyRelease(bytes, gated, [key]), readSignature(gated)]).toEqual([signed, signed]);
  expect(verifyRelease(bytes, signature, [key]).gate).toBeUndefined();
  const other = Buffer.from(JSON.stringify({ ...gate, browser: 'passed' })).toString('base64');
  for (const text of [
    changed(gated, { gate: other }),
    changed(signature, { gate: other }),
    changed(gated, { gate: undefined }),
  ])
    expect(() => verifyRelease(bytes, text, [key])).toThrow('release.json does not match its signature');
});
