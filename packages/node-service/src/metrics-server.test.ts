import { Gauge, Registry } from 'prom-client';
import { startLocalServer, type LocalServer } from './listen';
import { createMetricsServer } from './metrics-server';

let server: LocalServer;

afterEach(() => server.close());

async function start(registry: Registry, beforeScrape?: () => Promise<void>): Promise<string> {
  server = await startLocalServer(createMetricsServer(registry, beforeScrape));
  return server.url;
}

test('metrics of the registry and the process are at /metrics only, and are read after the hook', async () => {
  const registry = new Registry();
  const gauge = new Gauge({ name: 'entries', help: 'Entries.', registers: [registry] });
  const url = await start(registry, async () => gauge.set(7));
  const response = await fetch(`${url}/metrics`);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await response.text()).toMatch(/^entries 7$[^]*^process_cpu_seconds_total /m);
  expect((await fetch(url)).status).toBe(404);
});

test('a hook that fails fails the scrape', async () => {
  const url = await start(new Registry(), () => Promise.reject(new Error('broken')));
  expect((await fetch(`${url}/metrics`)).status).toBe(500);
});
