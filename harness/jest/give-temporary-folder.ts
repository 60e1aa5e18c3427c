import { makeTemporaryFolder } from '@site/node-service/temporary-folder';

/** Sets a temporary folder for one run of the unit tests; the backend's database has been started before. */
export default function giveTemporaryFolder(): void {
  process.env['TMPDIR'] = makeTemporaryFolder('unit-tests');
}
