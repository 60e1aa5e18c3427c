import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';

const KEY_LENGTH = 32;

/**
 * The idempotency key of a submission, made from its content: a native post and a scripted one of the same content have
 * the same key, so that a form that is sent both ways is stored once. Not by `crypto.subtle`, which is unavailable over plain
 * HTTP.
 *
 * @param endpoint address of the backend.
 * @param payload as validated by the form's schema; the order of its fields does not matter.
 * @param repetition how often the same content was stored before and is meant to be stored again.
 */
export function submissionKey(endpoint: string, payload: object, repetition = 0): string {
  const fields = Object.entries(payload).sort(([one], [other]) => (one < other ? -1 : 1));
  const content = new TextEncoder().encode(JSON.stringify([endpoint, repetition, fields]));
  return bytesToHex(sha256(content)).slice(0, KEY_LENGTH);
}
