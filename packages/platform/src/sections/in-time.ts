/** How long code may take, over the slowest networks too. The server's HTML works without it. */
const MAX_LOAD_MS = 15_000;

/**
 * Gives code a deadline: rejects with what the code failed with, or with an error that names it if it is late. A
 * request that hangs would otherwise keep the visitor waiting until the browser drops the connection.
 */
export function inTime<Code>(name: string, loading: Promise<Code>): Promise<Code> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`${name} has not loaded in ${MAX_LOAD_MS / 1_000} s`));
    const timer = setTimeout(late, MAX_LOAD_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
