import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

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

/**
 * The trusted keys in a file.
 *
 * @throws Error that names the file and what is wrong with it.
 */
export function readTrustedKeys(file: string): TrustedKeys {
  try {
    return trustedKeysSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const problem = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new Error(`The trusted keys in ${file} cannot be read: ${problem}`, { cause: error });
  }
}

export type TrustedKey = z.infer<typeof trustedKeySchema>;
export type TrustedKeys = z.infer<typeof trustedKeysSchema>;

/** A team's key pair: the private key signs, the public key verifies. */
export interface KeyPair extends TrustedKey {
  /** PKCS #8 in PEM; Ed25519. */
  privateKey: string;
}

/** A new Ed25519 key pair. */
export function generateKeyPair(): KeyPair {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  return { ...trustedKeyOf(pem), privateKey: pem };
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
export function privateKeyObject(pem: string): KeyObject {
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
export const publicKeyObject = ({ publicKey }: TrustedKey): KeyObject =>
  createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey, 'base64').toString('base64url') },
    format: 'jwk',
  });
