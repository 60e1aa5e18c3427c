import { chmodSync } from 'node:fs';
import { makeTemporaryFolder } from '@site/node-service/temporary-folder';

/**
 * Sets a temporary folder for one run of the unit tests, which is removed with all that they left in it. The backend's
 * database has been started before. The lab's tests use it as well.
 */
export default function giveTemporaryFolder(): void {
  const folder = makeTemporaryFolder('unit-tests');
  // Where this process is root, PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
}
