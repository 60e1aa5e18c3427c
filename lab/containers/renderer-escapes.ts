import assert from 'node:assert/strict';
import { printTable } from '../table';
import type { DockerCompose } from './docker-compose';

/** The result of an attempt that succeeds. */
const SUCCESS = 'SUCCEEDED';

/**
 * Code with access to Node's modules, and so to the whole container. It prints the result of each attempt as JSON. No
 * attempt ends its own process or the container.
 */
const ATTEMPTS = `
const fs = require('node:fs');
const net = require('node:net');
const os = require('node:os');
const results = {};
const attempt = (name, run) => {
  try { results[name] = run() ? '${SUCCESS}' : 'nothing found'; } catch (error) { results[name] = error.code ?? error.message; }
};
const connect = (name, host, port) => new Promise((resolve) => {
  const socket = net.connect({ host, port, timeout: 3000 });
  const end = (result) => { if (results[name] !== '${SUCCESS}') results[name] = result; socket.destroy(); resolve(); };
  socket.on('connect', () => end('${SUCCESS}')).on('error', ({ code }) => end(code)).on('timeout', () => end('timeout'));
});
attempt('environment: passwords and addresses', () => Object.keys(process.env).some((name) => /PASSWORD|SECRET|KEY|_URL|_ORIGIN/.test(name)));
attempt('read a secret', () => fs.readdirSync('/run/secrets').length > 0);
attempt('write the store', () => (fs.writeFileSync('/store/planted', ''), true));
attempt('write its own program', () => (fs.writeFileSync('/shell/server/renderer-bootstrap.cjs', ''), true));
attempt('find a network', () => Object.keys(os.networkInterfaces()).some((name) => name !== 'lo'));
attempt('see a process outside the container', () => {
  const others = fs.readdirSync('/proc').filter((name) => Number(name) > 0 && Number(name) !== process.pid);
  const lines = others.map((pid) => fs.readFileSync('/proc/' + pid + '/cmdline', 'utf8'));
  return lines.some((line) => /dockerd|postgres|caddy|main\\.cjs/.test(line));
});
attempt('become root', () => (process.setuid(0), true));
attempt("become the shell's user", () => (process.setuid(1000), true));
attempt('stop the service', () => (process.kill(1, 'SIGSTOP'), /^State:\\s+T/m.test(fs.readFileSync('/proc/1/status', 'utf8'))));
(async () => {
  process.kill(1, 'SIGUSR1');
  // Node needs a moment to open its inspector.
  for (let time = 0; time < 20; time += 1) {
    await connect('open the inspector of the service by a signal', '127.0.0.1', 9229);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await connect('connect to the internet', '1.1.1.1', 443);
  for (const [name, port] of [['shell', 3000], ['shell', 9464], ['backend', 3001], ['postgres', 5432], ['mf-careers', 8080], ['edge', 80]])
    await connect('connect to ' + name + ':' + port, name, port);
  console.log(JSON.stringify(results));
})();
`;

/** Tries to escape from the renderer's container with full access to Node, and prints what stops each attempt. */
export async function tryRendererEscapes(compose: DockerCompose): Promise<void> {
  const output = await compose.run(['exec', '-T', 'renderer', 'node', '-e', ATTEMPTS]);
  const results = Object.entries(JSON.parse(output) as Record<string, string>);
  printTable([['attempt', 'stopped by'], ...results]);
  for (const [attempt, result] of results) assert.notEqual(result, SUCCESS, attempt);
}
