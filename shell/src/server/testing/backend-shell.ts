import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { startLocalServer, type LocalServer } from '@site/node-service/listen';
import { startShell, type TestShell } from './start-test-shell';
import type { TestRelease } from './test-release';

/** A shell, and a backend that responds as a test says. */
class BackendShell {
  shell!: TestShell;
  backend!: LocalServer;
  /** Responds to what the shell forwards. */
  respond: RequestListener = (_request, response) => void response.writeHead(201).end();

  /** Begins a POST, whose body the test sends. */
  begin(path: string, headers: Record<string, string> = {}): ClientRequest {
    return request(`${this.shell.url}${path}`, { method: 'POST', headers });
  }

  /** Sends bytes as they are, on a connection of their own. */
  sendRaw(...lines: string[]): Socket {
    const socket = connect(Number(new URL(this.shell.url).port), '127.0.0.1');
    socket.write(lines.join('\r\n'));
    return socket;
  }
}

/** Resolves with the head of the response to a request. */
export const responseTo = async (sent: ClientRequest): Promise<IncomingMessage> =>
  ((await once(sent, 'response')) as [IncomingMessage])[0];

/**
 * Provides the tests of a file with a shell and a backend, which end after them.
 *
 * @param releases those that are live when the tests begin.
 */
export function provideBackendShell(releases: TestRelease[] = []): BackendShell {
  const site = new BackendShell();
  beforeAll(async () => {
    site.backend = await startLocalServer((incoming, outgoing) => site.respond(incoming, outgoing));
    site.shell = await startShell({ backendUrl: site.backend.url, releases });
  });
  afterAll(async () => {
    await site.shell.stop();
    await site.backend.close();
  });
  return site;
}
