import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { signRelease } from '@site/contracts/signature';
import { trustedKeysFile } from '@site/federation/keys';
import { root } from '@site/harness/run.mjs';
import { freePorts } from '@site/node-service/free-ports';
import { ServiceProcess } from '@site/node-service/service-process';
import { makeTemporaryFolder } from '@site/node-service/temporary-folder';
import { waitUntil } from '@site/node-service/wait-until';
import { outcomeOf } from '../outcome';
import { residentMegabytes } from '../resident-memory';
import { unless, type Attack } from './attack';

const REMOTE = 'mf-careers';
const SETTLE_TIMEOUT_MS = 30_000;

const UPLOADS = 200;
const UPLOAD_BYTES = 1024 * 1024 - 1;
const MAX_UPLOAD_GROWTH_MB = 60;

/**
 * Begins uploads whose last byte does not arrive. At the end it sends the last bytes.
 *
 * @returns the growth of the origin's memory before that, in MB, and how many uploads it has received completely.
 */
async function beginUploads(
  port: number,
  pid: number,
  signature: string,
): Promise<{ growth: number; received: number }> {
  const before = residentMegabytes(pid);
  const head = ['PUT /1.0.0/release.json HTTP/1.1', 'Host: a', `Release-Signature: ${signature}`];
  const body = 'x'.repeat(UPLOAD_BYTES - 1);
  const sockets = Array.from({ length: UPLOADS }, () => connect(port, '127.0.0.1'));
  let received = 0;
  for (const socket of sockets) {
    socket
      .on('error', () => undefined)
      .on('data', (answer) => {
        // The origin refuses the signature once it has the whole body.
        if (answer.toString().startsWith('HTTP/1.1 403')) received += 1;
      });
    socket.write(`${[...head, `Content-Length: ${UPLOAD_BYTES}`].join('\r\n')}\r\n\r\n${body}`);
  }
  let peak = before;
  for (let sample = 0; sample < 30; sample += 1) {
    await delay(100);
    peak = Math.max(peak, residentMegabytes(pid));
  }
  for (const socket of sockets) socket.write('x');
  await waitUntil(() => received > 0, { timeoutMs: SETTLE_TIMEOUT_MS }).catch(() => undefined);
  for (const socket of sockets) socket.destroy();
  return { growth: peak - before, received };
}

export const unsignedUploads: Attack = {
  name: 'uploads that nobody has signed',
  run: async ({ site }) => {
    const [port = 0] = await freePorts(1);
    const url = `http://127.0.0.1:${port}`;
    // In a process of its own: its memory is that of the uploads.
    const service = new ServiceProcess({
      name: 'origin',
      command: ['--import', 'tsx', path.join(root, 'packages', 'origin', 'src', 'main.ts')],
      cwd: root,
      environment: {
        REMOTE,
        ORIGIN_PORT: String(port),
        ORIGIN_DIR: makeTemporaryFolder('attacked-origin'),
        TRUSTED_KEYS_FILE: trustedKeysFile(path.join(site.folder, 'keys')),
      },
      healthUrl: `${url}/releases.json`,
    });
    try {
      await service.start();
      // Anybody can copy the signature of a published release. The origin trusts its key, and has to read the whole
      // body before it knows that the signature does not match.
      const signature = signRelease(Buffer.from('{}'), await site.originOf(REMOTE).privateKey()).trim();
      const { growth, received } = await beginUploads(port, service.pid, signature);
      const isServing = await fetch(`${url}/releases.json`).then(
        ({ ok }) => ok,
        () => false,
      );
      const problems = unless({
        'it received no upload': received > 0,
        [`its memory grew by ${growth.toFixed(0)} MB`]: growth <= MAX_UPLOAD_GROWTH_MB,
        'it does not respond any more': isServing,
      });
      return outcomeOf(problems, `${UPLOADS} of 1 MB, ${growth.toFixed(0)} MB more`);
    } finally {
      await service.stop();
    }
  },
};
