import { sign, verify } from 'node:crypto';
import { z } from 'zod';
import { releaseVersionSchema } from './release';
import { ACTIVATION, MANIFEST, parseFile, SIGNATURE } from './release-files';
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
  /** Identifies the key to verify with; it is not signed itself. */
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
  /** Increases with every activation of the remote, also of an earlier version; a lower one is a replay. */
  sequence: z.int().positive(),
  activatedAt: z.iso.datetime(),
});

export type Activation = z.infer<typeof activationSchema>;

/** A file is malformed, not signed by a trusted key, or not the requested one. The message has the file and the reason. */
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
 * Verifies the bytes of `release.json`, which has the hash of every file. The caller must check that remote and version are
 * the requested ones.
 *
 * @param signature the text of `release.json.sig`.
 * @param keys those that are trusted for the remote.
 * @throws SignatureError with the reason.
 */
export function verifyRelease(bytes: Uint8Array, signature: string, keys: readonly TrustedKey[]): void {
  const signed = parse(signatureSchema, signature, SIGNATURE);
  verifySignature(MANIFEST, RELEASE_TYPE, bytes, signed, keys);
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
 * @throws SignatureError with the reason. The caller must check for a replay, by the last sequence.
 */
export function verifyActivation(text: string, remote: RemoteName, keys: readonly TrustedKey[]): Activation {
  const envelope = parse(envelopeSchema, text, ACTIVATION);
  const payload = Buffer.from(envelope.payload, 'base64');
  verifySignature(ACTIVATION, ACTIVATION_TYPE, payload, envelope, keys);
  const activation = parse(activationSchema, payload.toString(), `the payload of ${ACTIVATION}`);
  if (activation.remote !== remote) {
    throw new SignatureError(`${ACTIVATION} activates a release of ${activation.remote}, not of ${remote}`);
  }
  return activation;
}

/**
 * The activation in the text of `current.json`, without verification: for tools that trust the folder it is in.
 *
 * @throws SignatureError if it is malformed.
 */
export function readActivation(text: string): Activation {
  const { payload } = parse(envelopeSchema, text, ACTIVATION);
  return parse(activationSchema, Buffer.from(payload, 'base64').toString(), `the payload of ${ACTIVATION}`);
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

/** Pre-authentication encoding of DSSE, in which the boundary between type and content is unambiguous. */
const encode = (type: string, bytes: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${bytes.byteLength} `), bytes]);

function parse<Schema extends z.ZodType>(schema: Schema, text: string, file: string): z.infer<Schema> {
  try {
    return parseFile(schema, text, file);
  } catch (error) {
    throw new SignatureError((error as Error).message, { cause: error });
  }
}
