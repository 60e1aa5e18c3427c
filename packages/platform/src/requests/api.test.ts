import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { provideLocalServer } from '@site/node-service/testing/provide-local-server';
import { ApiError, apiRequest } from './api';

/** The last request, with its body. */
let received: Pick<IncomingMessage, 'method' | 'headers'> & { body: string };

const server = provideLocalServer(async (request, response) => {
  const { method, headers } = request;
  received = { method, headers, body: await text(request) };
  const [, status, body = ''] = request.url?.split('/') ?? [];
  if (status !== 'silence') response.writeHead(Number(status)).end(decodeURIComponent(body));
});

test('sends a payload as JSON, with the given headers', async () => {
  const response = await apiRequest(
    'POST',
    `${server.url}/201`,
    { name: 'Ada' },
    { 'Idempotency-Key': 'k1' },
  );
  expect(response.status).toBe(201);
  expect(received).toMatchObject({
    method: 'POST',
    body: '{"name":"Ada"}',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k1' },
  });
});

test('sends neither a body nor a content type without a payload', async () => {
  await apiRequest('GET', `${server.url}/200`);
  expect(received).toMatchObject({ method: 'GET', body: '' });
  expect(received.headers).not.toHaveProperty('content-type');
});

test('throws the status and the body of an error response', async () => {
  const request = apiRequest('POST', `${server.url}/409/already%20used`, {});
  await expect(request).rejects.toThrow(ApiError);
  await expect(request).rejects.toMatchObject({ status: 409, message: '409: already used' });
});

test('throws the status text if the body of an error response is empty', async () => {
  await expect(apiRequest('GET', `${server.url}/503`)).rejects.toThrow('503: Service Unavailable');
});

test('fails if the server is silent for 30 seconds', async () => {
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const request = apiRequest('POST', `${server.url}/silence`, {});
  limit.abort(new DOMException('The time is up', 'TimeoutError'));
  await expect(request).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(timeout).toHaveBeenCalledWith(30_000);
});
