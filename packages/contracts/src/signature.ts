import { sign, verify } from 'node:crypto';
import { z } from 'zod';
import { releaseVersionSchema } from './release';
import { privateKeyObject, publicKeyObject, trustedKeyOf, type TrustedKey } from './release-keys';
import { REMOTE_NAMES, type RemoteName } from './remotes';

export {
  generateKeyPair,
  keyIdOf,
  readTrustedKeys,
  trustedKeyOf,
  trustedKeysSchema,
  type KeyPair,
  type TrustedKey,
  type TrustedKeys,
} from './release-keys';

/** Part of what is signed, so that the signature of one kind of file never fits another. */
const RELEASE_TYPE = 'application/vnd.site.release+json';
const ACTIVATION_TYPE = 'application/vnd.site.activation+json';

const signatureSchema = z.object({
  /** A hint which key to verify with; it is not signed itself. */
  keyId: z.string().regex(/^[0-9a-f]{16}$/),
  /** Ed25519, in base64. */
  signature: z.base64(),
});

/** `current.json`: the activation, as the bytes that are signed, in base64. */
const envelopeSchema = signatureSchema.extend({ payload: z.base64() });

/** Which version of a remote is meant to be live. */
export const activationSchema = z.object({
  remote: z.enum(REMOTE_NAMES),
  version: releaseVersionSchema,
  /** Grows with every activation of the remote, that of an earlier version too: a lower one is a replay. */
  sequence: z.int().positive(),
  activatedAt: z.iso.datetime(),
});

export type Activation = z.infer<typeof activationSchema>;

/** Something is not signed by a trusted key, or is not what was asked for. The message says what, and which key. */
export class SignatureError extends Error {
  override readonly name = 'SignatureError';
}

/**
 * Signs the bytes of `release.json`.
 *
 * @param privateKey in PEM.
 * @returns the text of `release.json.sig`.
 */
export const signRelease = (bytes: Uint8Array, privateKey: string): string =>
  `${JSON.stringify(signatureOf(RELEASE_TYPE, bytes, privateKey))}\n`;

/**
 * Verifies the bytes of `release.json`, which name every file by its hash. Whether they are the remote and version that
 * were asked for is for the caller to check.
 *
 * @param signature the text of `release.json.sig`.
 * @param keys those that are trusted for the remote.
 * @throws SignatureError with the reason.
 */
export function verifyRelease(bytes: Uint8Array, signature: string, keys: readonly TrustedKey[]): void {
  const signed = parse(signatureSchema, signature, 'release.json.sig');
  verifySignature('release.json', RELEASE_TYPE, bytes, signed, keys);
}

/**
 * Signs an activation.
 *
 * @param privateKey in PEM.
 * @returns the text of `current.json`.
 */
export function signActivation(activation: Activation, privateKey: string): string {
  const payload = Buffer.from(JSON.stringify(activationSchema.parse(activation)));
  const envelope = {
    payload: payload.toString('base64'),
    ...signatureOf(ACTIVATION_TYPE, payload, privateKey),
  };
  return `${JSON.stringify(envelope)}\n`;
}

/**
 * The activation in the text of `current.json`.
 *
 * @param remote the remote it must be of.
 * @param keys those that are trusted for the remote.
 * @throws SignatureError with the reason. A replay is for the caller to find, who knows the sequence it has seen.
 */
export function verifyActivation(text: string, remote: RemoteName, keys: readonly TrustedKey[]): Activation {
  const envelope = parse(envelopeSchema, text, 'current.json');
  const payload = Buffer.from(envelope.payload, 'base64');
  verifySignature('current.json', ACTIVATION_TYPE, payload, envelope, keys);
  const activation = parse(activationSchema, payload.toString(), 'the payload of current.json');
  if (activation.remote !== remote) {
    throw new SignatureError(`current.json activates a release of ${activation.remote}, not of ${remote}`);
  }
  return activation;
}

/**
 * The activation in the text of `current.json`, whoever signed it: for tools that trust the folder it is in.
 *
 * @throws SignatureError if it is malformed.
 */
export function readActivation(text: string): Activation {
  const { payload } = parse(envelopeSchema, text, 'current.json');
  return parse(activationSchema, Buffer.from(payload, 'base64').toString(), 'the payload of current.json');
}

const signatureOf = (type: string, bytes: Uint8Array, privateKey: string) => ({
  keyId: trustedKeyOf(privateKey).keyId,
  signature: sign(null, encode(type, bytes), privateKeyObject(privateKey)).toString('base64'),
});

function verifySignature(
  file: string,
  type: string,
  bytes: Uint8Array,
  { keyId, signature }: z.infer<typeof signatureSchema>,
  keys: readonly TrustedKey[],
): void {
  const key = keys.find((trusted) => trusted.keyId === keyId);
  if (!key) throw new SignatureError(`${file} is signed with the key ${keyId}, which is not trusted`);
  if (!verify(null, encode(type, bytes), publicKeyObject(key), Buffer.from(signature, 'base64'))) {
    throw new SignatureError(`${file} does not match its signature`);
  }
}

/** Pre-authentication encoding of DSSE: unambiguous where type ends and content begins. */
const encode = (type: string, bytes: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${bytes.byteLength} `), bytes]);

function parse<Schema extends z.ZodType>(schema: Schema, text: string, file: string): z.infer<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new SignatureError(`${file} is malformed: it is no JSON`);
  }
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const problems = error.issues.map((issue) => `${[...issue.path, issue.message].join(': ')}`);
  throw new SignatureError(`${file} is malformed: ${problems.slice(0, 5).join('; ')}`);
}
