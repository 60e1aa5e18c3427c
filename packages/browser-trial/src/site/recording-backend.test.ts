import type { LocalServer } from '@site/node-service/listen';
import { startRecordingBackend } from './recording-backend';

let backend: LocalServer;

beforeAll(async () => {
  backend = await startRecordingBackend();
});
afterAll(() => backend.close());

const post = (path: string, body: object) =>
  fetch(backend.url + path, { method: 'POST', body: JSON.stringify(body) });

test('a submission that the contract allows is accepted', async () => {
  const response = await post('/api/newsletter', { email: 'nora@client.example' });
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ id: expect.any(String) });
});

test('a submission that the contract does not allow is refused, field by field', async () => {
  const response = await post('/api/contacts', { email: 'nora', firstName: 'Nora' });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('email: Please enter a valid email address');
});

test('the response at another address is 404', async () => {
  expect((await post('/api/other', {})).status).toBe(404);
});
