import { once } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';

/** The response to a request that is sent or being sent. Rejects if the request fails before the response's head. */
export async function responseOf(request: ClientRequest): Promise<IncomingMessage> {
  // A timeout after the response's head fails its body; without a listener here it would end the process as well.
  request.on('error', () => undefined);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}
