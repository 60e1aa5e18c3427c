import { makeTemporaryFolder } from '@site/node-service/temporary-folder';

/** Gives a run of the unit tests a temporary folder of its own; the backend's database has been started before. */
export default function giveTemporaryFolder(): void {
  process.env['TMPDIR'] = makeTemporaryFolder('unit-tests');
}
