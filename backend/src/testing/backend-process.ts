import { fileURLToPath } from 'node:url';
import { ServiceProcess } from '@site/node-service/service-process';
import { freePort } from '@site/node-service/free-ports';

/** Arguments of `node` that start the built backend. */
export const BUILT_BACKEND = ['--enable-source-maps', 'dist/main.cjs'];

/** Arguments of `node` that start the backend from its sources. */
export const SOURCE_BACKEND = ['src/testing/run-from-source.mjs'];

export interface BackendProcess {
  url: string;
  process: ServiceProcess;
}

/** Starts a backend, or a server in its place, as a process on a free port that it keeps when started again. */
export async function startBackendProcess(
  command: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<BackendProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const service = new ServiceProcess({
    name: command.at(-1)!,
    command,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    environment: { ...environment, BACKEND_PORT: String(port) },
    healthUrl: `${url}/api/health/live`,
  });
  await service.start();
  return { url, process: service };
}
