import { Gauge, Registry } from 'prom-client';
import { startLocalServer, type LocalServer } from './listen';
import { createMetricsServer } from './metrics-server';

let server: LocalServer;

afterEach(() => server.close());

/** Serves a gauge that is collected like this, and returns the URL. */
async function start(collect: (this: Gauge) => void | Promise<void>): Promise<string> {
  const registry = new Registry();
  new Gauge({ name: 'entries', help: 'Entries.', registers: [registry], collect });
  server = await startLocalServer(createMetricsServer(registry));
  return server.url;
}

test('metrics of the registry and the process are at /metrics only', async () => {
  const url = await start(function () {
    this.set(7);
  });
  const response = await fetch(`${url}/metrics`);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await response.text()).toMatch(/^entries 7$[^]*^process_cpu_seconds_total /m);
  expect((await fetch(url)).status).toBe(404);
});

test('a metric that cannot be collected fails the scrape', async () => {
  const url = await start(() => Promise.reject(new Error('broken')));
  expect((await fetch(`${url}/metrics`)).status).toBe(500);
});
