import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Gauge, Registry } from 'prom-client';
import { listen } from './listen';
import { createMetricsServer } from './metrics-server';

let server: Server;

afterEach(() => server.close());

async function start(registry: Registry, beforeScrape?: () => Promise<void>): Promise<string> {
  server = createMetricsServer(registry, beforeScrape);
  await listen(server, { port: 0, host: '127.0.0.1', variable: 'METRICS_PORT' });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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
