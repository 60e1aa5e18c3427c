import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  trustedKeyOf,
  trustedKeysSchema,
  type TrustedKey,
  type TrustedKeys,
} from '@site/contracts/signature';
import { z } from 'zod';

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
export function readTrustedKeys(file: string): TrustedKeys {
  try {
    return trustedKeysSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const problem = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new Error(`The trusted keys in ${file} cannot be read: ${problem}`, { cause: error });
  }
}
