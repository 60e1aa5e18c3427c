import type { RequestListener } from 'node:http';
import { ACTIVATION, MANIFEST, SIGNATURE } from '@site/contracts';
import { startLocalServer } from '@site/node-service/listen';
import { signedActivation, signedRelease } from './test-keys';
import type { TestRelease } from './test-release';

export type TestOrigins = Awaited<ReturnType<typeof startTestOrigins>>;

/** Starts one server with an empty origin for every remote. */
export async function startTestOrigins() {
  const files = new Map<string, string | Buffer | RequestListener>();
  const requests: string[] = [];
  const { url, close } = await startLocalServer((request, response) => {
    const path = (request.url ?? '').slice(1);
    requests.push(path);
    const content = files.get(path);
    if (typeof content === 'function') return content(request, response);
    if (content === undefined) response.writeHead(404).end();
    else response.end(content);
  });
  /** Publishes a signed release without activating it. */
  const publish = (published: TestRelease) => {
    const { name, version } = published.release;
    const { manifest, signature } = signedRelease(published);
    files.set(`${name}/${version}/${MANIFEST}`, Buffer.from(manifest));
    files.set(`${name}/${version}/${SIGNATURE}`, signature);
    for (const [file, bytes] of published.files) files.set(`${name}/${version}/${file}`, bytes);
  };
  return {
    /** URL of the remotes' origins, with `{remote}` for the name. */
    pattern: `${url}/{remote}`,
    /** Requested paths, oldest first. */
    requests,
    publish,
    /** Publishes releases and activates them. */
    activate(...releases: TestRelease[]) {
      for (const published of releases) {
        const { name, version } = published.release;
        publish(published);
        files.set(`${name}/${ACTIVATION}`, signedActivation(name, version, published.key));
      }
    },
    /**
     * Replaces one file of an origin, such as `mf-careers/current.json`; null deletes it, and a function responds
     * itself to those who request it.
     */
    write(path: string, content: string | Buffer | RequestListener | null) {
      if (content === null) files.delete(path);
      else files.set(path, content);
    },
    stop: close,
  };
}
