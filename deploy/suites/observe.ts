import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse as parseYaml } from 'yaml';
import { root } from '@site/harness/run.mjs';
import type { Compose } from './docker-compose';
import { say } from './suite';

const MONITORING = path.join(root, 'deploy', 'monitoring');
const SCRAPE = "fetch('http://127.0.0.1:9464/metrics').then((answer) => answer.text()).then(console.log)";
/** What Prometheus itself adds. */
const OF_PROMETHEUS = ['up'];

/** The metrics that an expression asks for. Throws where it is no PromQL. */
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

/** Alerts and dashboard ask for nothing that shell and backend do not measure, and no visitor reads their metrics. */
export async function checkMetrics(compose: Compose, url: string): Promise<void> {
  const scrapes = await Promise.all(
    ['shell', 'backend'].map((service) => compose.run(['exec', '-T', service, 'node', '-e', SCRAPE])),
  );
  const served = new Set(scrapes.flatMap((text) => text.match(/^[a-z]\w*/gm) ?? []).concat(OF_PROMETHEUS));
  const asked = new Set((await expressions()).flatMap(metricsIn));
  assert.deepEqual([...asked].filter((name) => !served.has(name)).sort(), [], 'metrics that nobody serves');
  assert.equal((await fetch(`${url}/metrics`)).status, 404);
  say(`${asked.size} metrics are asked for by alerts and dashboard, and served to no visitor`);
}

/** One enquiry is found under one id in the logs of edge, shell and backend, and with its row. */
export async function followOneRequest(compose: Compose, url: string): Promise<void> {
  const email = 'followed@client.example';
  const answer = await fetch(`${url}/api/contacts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ firstName: 'Yusuf', lastName: 'Trace', email, message: 'Where does this go?' }),
  });
  assert.equal(answer.status, 201);
  const id = answer.headers.get('x-request-id') ?? '';
  assert.match(id, /^[\w-]{36}$/);
  for (const service of ['edge', 'shell', 'backend']) {
    const log = await compose.run(['logs', '--no-color', service]);
    assert(log.includes(id), `the log of ${service} holds the id of the request`);
    assert(!log.includes(email), `the log of ${service} holds nothing that a visitor sent`);
  }
  const row = await compose.query(`SELECT email FROM contact_inquiries WHERE request_id = '${id}'`);
  assert.equal(row, email);
  say('edge, shell, backend and database know it by the same id');
}
