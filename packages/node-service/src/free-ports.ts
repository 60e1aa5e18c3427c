import getPort, { portNumbers } from 'get-port';

/** Linux gives ports from 32768 on to outgoing connections, which would take a port before a service listens on it. */
const FIRST_PORT = 11_000;
const PORTS_PER_PROCESS = 100;
const PROCESSES = 200;

/**
 * Ports that nothing listens on at the moment, all different. The process id chooses the range that they come from. Two
 * processes that ask at the same time can get the same port only if their ids differ by a multiple of 200.
 */
export const freePorts = (count: number): Promise<number[]> => {
  const first = FIRST_PORT + (process.pid % PROCESSES) * PORTS_PER_PROCESS;
  return Promise.all(
    Array.from({ length: count }, () => getPort({ port: portNumbers(first, first + PORTS_PER_PROCESS - 1) })),
  );
};

/** Whether nothing listens on a port. If something does, get-port resolves with another one. */
export const isPortFree = async (port: number): Promise<boolean> => (await getPort({ port })) === port;

/** A port that nothing listens on at the moment. */
export const freePort = async (): Promise<number> => (await freePorts(1))[0]!;
