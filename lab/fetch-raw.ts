import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';

/** Headers of one connection or body, which Node sets itself. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length'];

/** A response as it was on the wire, but for `CONNECTION_HEADERS`. */
export interface RawResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  bytes: Buffer;
}

/** Requests an address by `node:http`, since `fetch` decompresses bodies. */
export async function fetchRaw(url: string, headers: IncomingHttpHeaders): Promise<RawResponse> {
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  const kept = Object.entries(response.headers).filter(([name]) => !CONNECTION_HEADERS.includes(name));
  const bytes = Buffer.concat(await response.toArray());
  return { status: response.statusCode ?? 502, headers: Object.fromEntries(kept), bytes };
}
