import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { root } from '@site/harness/run.mjs';
import { parse as parseYaml } from 'yaml';
import { anInquiry } from '../../backend/src/testing/payloads';
import { post } from '../post';
import type { DockerCompose } from './docker-compose';
import { log } from './suite';

const MONITORING = path.join(root, 'deploy', 'monitoring');
const SCRAPE = "fetch('http://127.0.0.1:9464/metrics').then((response) => response.text()).then(console.log)";
/** Metrics that Prometheus itself adds. */
const PROMETHEUS_METRICS = ['up'];

/** The names of the metrics in a PromQL expression. Throws where it does not parse. */
function metricsIn(expression: string): string[] {
  const names: string[] = [];
  parser.parse(expression).iterate({
    enter({ name, type, from, to }) {
      assert(!type.isError, `not a valid expression: ${expression}`);
      if (name === 'Identifier') names.push(expression.slice(from, to));
    },
  });
  return names;
}

/** Every expression of the alert rules and of the dashboard. */
async function expressions(): Promise<string[]> {
  const rules = parseYaml(await readFile(path.join(MONITORING, 'alerts.yml'), 'utf8')) as {
    groups: { rules: { expr: string }[] }[];
  };
  const dashboard = JSON.parse(await readFile(path.join(MONITORING, 'dashboard.json'), 'utf8')) as {
    panels: { targets?: { expr: string }[] }[];
  };
  return [
    ...rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr)),
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ];
}

/** Shell and backend export every metric that alerts and dashboard use, and the edge does not serve them. */
export async function checkMetrics(compose: DockerCompose, url: string): Promise<void> {
  const scrapes = await Promise.all(
    ['shell', 'backend'].map((service) => compose.run(['exec', '-T', service, 'node', '-e', SCRAPE])),
  );
  const names = scrapes.flatMap((text) => text.match(/^[a-z]\w*/gm) ?? []);
  const exported = new Set([...names, ...PROMETHEUS_METRICS]);
  const used = new Set((await expressions()).flatMap(metricsIn));
  assert.deepEqual(
    [...used].filter((name) => !exported.has(name)).sort(),
    [],
    'every used metric is exported',
  );
  assert.equal((await fetch(`${url}/metrics`)).status, 404);
  log(`${used.size} metrics are used by alerts and dashboard; none is public`);
}

/**
 * Checks that the logs of edge, shell and backend and the row of an inquiry have the id of its request, and that the
 * logs contain no personal data, also after a redirect that keeps the query.
 */
export async function traceOneRequest(compose: DockerCompose, url: string): Promise<void> {
  const email = 'followed@client.example';
  const redirect = await fetch(`${url}/CONTACT?from=${email}`, { redirect: 'manual' });
  assert.equal(redirect.headers.get('location'), `/contact?from=${email}`);
  const response = await post(url, `/api/contacts?from=${email}`, { ...anInquiry, email });
  assert.equal(response.status, 201);
  const id = response.headers.get('x-request-id') ?? '';
  assert.match(id, /^[\w-]{36}$/);
  for (const service of ['edge', 'shell', 'backend']) {
    const output = await compose.run(['logs', '--no-color', service]);
    assert(output.includes(id), `the log of ${service} contains the request id`);
    assert(!output.includes(email), `the log of ${service} contains no personal data`);
  }
  const row = await compose.query(`SELECT email FROM contact_inquiries WHERE request_id = '${id}'`);
  assert.equal(row, email);
  log('edge, shell, backend and database have the same request id');
}
