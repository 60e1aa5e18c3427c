import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Caches that tools share between runs. */
const CACHES = /^(tsx-\d+|node-compile-cache|jest_\w+)$/;

/** @throws Error that names what tests have left in their temporary folder. */
export default function checkTemporaryFolder(): void {
  const left = readdirSync(tmpdir()).filter((entry) => !CACHES.test(entry));
  if (left.length > 0) throw new Error(`Tests left files in the temporary folder: ${left.join(', ')}`);
}
