import type { RequestListener } from 'node:http';
import { ACTIVATION, MANIFEST, SIGNATURE } from '@site/contracts';
import { integrityOf } from '@site/contracts/integrity';
import { startLocalServer } from '@site/node-service/listen';
import { signedActivation, signedRelease } from './test-keys';
import type { TestRelease } from './test-release';

export interface TestOrigins {
  /** URL of the remotes' origins, with `{remote}` for the name. */
  pattern: string;
  /** Requested paths, oldest first. */
  requests: string[];
  /** Statuses of the responses, oldest first. */
  responses: number[];
  /** Publishes a signed release without activating it. */
  publish(release: TestRelease): void;
  /** Publishes releases and activates them. */
  activate(...releases: TestRelease[]): void;
  /**
   * Replaces one file of an origin, such as `mf-careers/current.json`; null deletes it, and a function responds itself
   * to those who request it.
   */
  write(path: string, content: string | Buffer | RequestListener | null): void;
  stop(): Promise<void>;
}

/** Starts one server with an empty origin for every remote. */
export async function startTestOrigins(): Promise<TestOrigins> {
  const files = new Map<string, string | Buffer | RequestListener>();
  const requests: string[] = [];
  const responses: number[] = [];
  const { url, close } = await startLocalServer((request, response) => {
    const path = (request.url ?? '').slice(1);
    requests.push(path);
    const content = files.get(path);
    if (typeof content === 'function') return content(request, response);
    const etag = content && `"${integrityOf(Buffer.from(content))}"`;
    if (content === undefined) response.writeHead(404).end();
    else if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.setHeader('ETag', String(etag)).end(content);
    responses.push(response.statusCode);
  });
  const publish = (published: TestRelease) => {
    const { name, version } = published.release;
    const { manifest, signature } = signedRelease(published);
    files.set(`${name}/${version}/${MANIFEST}`, Buffer.from(manifest));
    files.set(`${name}/${version}/${SIGNATURE}`, signature);
    for (const [file, bytes] of published.files) files.set(`${name}/${version}/${file}`, bytes);
  };
  return {
    pattern: `${url}/{remote}`,
    requests,
    responses,
    publish,
    activate: (...releases) => {
      for (const published of releases) {
        const { name, version } = published.release;
        publish(published);
        files.set(`${name}/${ACTIVATION}`, signedActivation(name, version));
      }
    },
    write: (path, content) => {
      if (content === null) files.delete(path);
      else files.set(path, content);
    },
    stop: close,
  };
}
