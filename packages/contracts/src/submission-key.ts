import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';

const KEY_LENGTH = 32;

/**
 * The idempotency key of a submission, made from its contents. Which submissions are stored once:
 *
 * - An attempt and its retries are stored once: they have the same key.
 * - After a success, the same contents of the same tab are a new submission: the form increases `repetition`.
 * - A native post always has the repetition 0, so the same contents are stored once within a day. A scripted submission
 *   has the same key the first time, so a form that is sent both ways is stored once.
 * - The backend identifies a submission by its kind, key and contents, for one day. A key by itself neither reveals a
 *   submission nor blocks another.
 *
 * The hash is not by `crypto.subtle`, which is unavailable over plain HTTP.
 *
 * @param endpoint address of the backend.
 * @param payload as validated by the form's schema; the order of its fields does not matter.
 * @param repetition how often this tab has stored the same contents before.
 */
export function submissionKey(endpoint: string, payload: object, repetition = 0): string {
  const fields = Object.entries(payload).sort(([one], [other]) => (one < other ? -1 : 1));
  const content = new TextEncoder().encode(JSON.stringify([endpoint, repetition, fields]));
  return bytesToHex(sha256(content)).slice(0, KEY_LENGTH);
}
