import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { ACTIVATION } from './origin';
import {
  gateOutcomesSchema,
  MANIFEST,
  parseFile,
  releaseVersionSchema,
  SIGNATURE,
  type GateOutcomes,
} from './release';
import { remoteNameSchema, type RemoteName } from './site';

const KEY_ID_LENGTH = 16;
const PUBLIC_KEY_BYTES = 32;

/** Names a public key: the first 16 hexadecimal digits of its SHA-256. */
export const keyIdOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, KEY_ID_LENGTH);

const trustedKeySchema = z
  .object({
    keyId: z.string(),
    /** The 32 bytes of an Ed25519 public key, in base64. */
    publicKey: z.base64(),
  })
  .refine(({ publicKey }) => Buffer.from(publicKey, 'base64').length === PUBLIC_KEY_BYTES, {
    path: ['publicKey'],
    message: 'must be the 32 bytes of an Ed25519 public key, in base64',
  })
  .refine(({ keyId, publicKey }) => keyId === keyIdOf(publicKey), {
    path: ['keyId'],
    message: 'must be the first 16 hexadecimal digits of the SHA-256 of the public key',
  });

/** The file of trusted keys: those that may sign the releases of each remote, several during a rotation. */
export const trustedKeysSchema = z.record(z.string(), z.array(trustedKeySchema));

export type TrustedKey = z.infer<typeof trustedKeySchema>;
export type TrustedKeys = z.infer<typeof trustedKeysSchema>;

/** Part of what is signed, so that the signature of one kind of file never fits another. */
const RELEASE_TYPE = 'application/vnd.site.release+json';
const ACTIVATION_TYPE = 'application/vnd.site.activation+json';

const signatureSchema = z.object({
  /** Identifies the key to verify with; it is not signed itself. */
  keyId: z.string().regex(/^[0-9a-f]{16}$/),
  /** Ed25519, in base64. */
  signature: z.base64(),
});

/** `release.json.sig`: the signature of `release.json` and, if there are any, of the gate's outcomes, in base64. */
const releaseSignatureSchema = signatureSchema.extend({ gate: z.base64().optional() });

/** `current.json`: the activation, as the bytes that are signed, in base64. */
const envelopeSchema = signatureSchema.extend({ payload: z.base64() });

/** The order of a team to take a version of its remote live. */
const activationSchema = z.object({
  remote: remoteNameSchema,
  version: releaseVersionSchema,
  /** Increases with every activation of the remote, also of an earlier version; a lower one is a replay. */
  sequence: z.int().positive(),
  activatedAt: z.iso.datetime(),
});

export type Activation = z.infer<typeof activationSchema>;

/** A file is malformed, not signed by a trusted key, or not the requested one. The message says which and why. */
export class SignatureError extends Error {
  override readonly name = 'SignatureError';
}

/**
 * Signs the bytes of `release.json`.
 *
 * @param privateKey in PEM.
 * @param gate outcomes of the gate, which are signed as well.
 * @returns the text of `release.json.sig`.
 */
export function signRelease(bytes: Uint8Array, privateKey: string, gate?: GateOutcomes): string {
  const outcomes = gate && Buffer.from(JSON.stringify(gate));
  const signature = signatureOf(RELEASE_TYPE, outcomes ? [bytes, outcomes] : [bytes], privateKey);
  return `${JSON.stringify({ ...signature, gate: outcomes?.toString('base64') })}\n`;
}

/** What `release.json.sig` says of a release. */
export interface ReleaseSignature {
  /** Id of the key that it is signed with. */
  keyId: string;
  /** Outcomes of the gate, which its team has signed as well; undefined if it has signed none. */
  gate: GateOutcomes | undefined;
}

/**
 * Verifies the bytes of `release.json`, which has the hash of every file. The caller must check that remote and version
 * are the requested ones.
 *
 * @param signature the text of `release.json.sig`.
 * @param keys those that are trusted for the remote.
 * @throws SignatureError with the reason.
 */
export function verifyRelease(
  bytes: Uint8Array,
  signature: string,
  keys: readonly TrustedKey[],
): ReleaseSignature {
  const signed = parse(releaseSignatureSchema, signature, SIGNATURE);
  const gate = signed.gate === undefined ? [] : [Buffer.from(signed.gate, 'base64')];
  verifySignature(MANIFEST, RELEASE_TYPE, [bytes, ...gate], signed, keys);
  return contentOf(signed);
}

/** Whether `verifyRelease` accepts a release with these keys. */
export function isSignedWith(bytes: Uint8Array, signature: string, keys: readonly TrustedKey[]): boolean {
  try {
    verifyRelease(bytes, signature, keys);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads the text of `release.json.sig`, without verification.
 *
 * @throws SignatureError if it is malformed.
 */
export const readSignature = (signature: string): ReleaseSignature =>
  contentOf(parse(releaseSignatureSchema, signature, SIGNATURE));

function contentOf({ keyId, gate }: z.infer<typeof releaseSignatureSchema>): ReleaseSignature {
  if (gate === undefined) return { keyId, gate };
  const outcomes = Buffer.from(gate, 'base64').toString();
  return { keyId, gate: parse(gateOutcomesSchema, outcomes, `the gate in ${SIGNATURE}`) };
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
    ...signatureOf(ACTIVATION_TYPE, [payload], privateKey),
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
  verifySignature(ACTIVATION, ACTIVATION_TYPE, [payload], envelope, keys);
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

/** The sequence of an activation, without verification; 0 if the activation is malformed. */
export function sequenceOf(text: string): number {
  try {
    return readActivation(text).sequence;
  } catch {
    return 0;
  }
}

const signatureOf = (type: string, parts: readonly Uint8Array[], privateKey: string) => ({
  keyId: trustedKeyOf(privateKey).keyId,
  signature: sign(null, encode(type, parts), privateKeyObject(privateKey)).toString('base64'),
});

function verifySignature(
  file: string,
  type: string,
  parts: readonly Uint8Array[],
  { keyId, signature }: z.infer<typeof signatureSchema>,
  keys: readonly TrustedKey[],
): void {
  const key = keys.find((trusted) => trusted.keyId === keyId);
  if (!key) throw new SignatureError(`${file} is signed with the key ${keyId}, which is not trusted`);
  if (!verify(null, encode(type, parts), publicKeyObject(key), Buffer.from(signature, 'base64'))) {
    throw new SignatureError(`${file} does not match its signature`);
  }
}

/** Pre-authentication encoding of DSSE, for one or more parts. Each has its length, so no boundary can be moved. */
const encode = (type: string, parts: readonly Uint8Array[]): Buffer =>
  Buffer.concat([
    Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type}`),
    ...parts.flatMap((part) => [Buffer.from(` ${part.byteLength} `), part]),
  ]);

function parse<Schema extends z.ZodType>(schema: Schema, text: string, file: string): z.infer<Schema> {
  try {
    return parseFile(schema, text, file);
  } catch (error) {
    throw new SignatureError((error as Error).message, { cause: error });
  }
}

/**
 * The public half of a private key.
 *
 * @throws Error if it is not an Ed25519 key in PEM.
 */
export function trustedKeyOf(privateKey: string): TrustedKey {
  const { x } = createPublicKey(privateKeyObject(privateKey)).export({ format: 'jwk' });
  const publicKey = Buffer.from(String(x), 'base64url').toString('base64');
  return { keyId: keyIdOf(publicKey), publicKey };
}

/** @throws Error if it is not an Ed25519 key in PEM. */
function privateKeyObject(pem: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch (error) {
    throw new Error('The private key is not a key in PEM', { cause: error });
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The private key is not an Ed25519 key');
  return key;
}

/** The public key in the form that `node:crypto` verifies with. */
const publicKeyObject = ({ publicKey }: TrustedKey): KeyObject =>
  createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey, 'base64').toString('base64url') },
    format: 'jwk',
  });
