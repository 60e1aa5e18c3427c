import { once } from 'node:events';
import { connect } from 'node:net';
import { startTestShell, type TestShell } from '../testing/start-test-shell';

let shell: TestShell;

beforeAll(async () => {
  shell = await startTestShell();
});

afterAll(() => shell.stop());

test('a client that does not complete its headers is disconnected soon after the timeout', async () => {
  shell.server.headersTimeout = 1;
  const socket = connect(Number(new URL(shell.url).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
  // Node closes it when it looks for such connections: by default after 30 seconds, when Jest has given up.
  const [response] = (await once(socket, 'data')) as [Buffer];
  expect(response.toString()).toMatch(/^HTTP\/1\.1 408 /);
  await once(socket, 'close');
});
