import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseFile } from '@site/contracts';
import {
  trustedKeyOf,
  trustedKeysSchema,
  type TrustedKey,
  type TrustedKeys,
} from '@site/contracts/signature';

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
 * The trusted keys in a file.
 *
 * @throws Error that names the file and what is wrong with it.
 */
export const readTrustedKeys = (file: string): TrustedKeys =>
  parseFile(trustedKeysSchema, readFileSync(file, 'utf8'), file);
