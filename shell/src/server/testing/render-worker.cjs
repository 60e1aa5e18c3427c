/**
 * Stands in for the built render worker: it loads real server bundles from disk, whose exposes are functions from a
 * context to HTML instead of components. See `test-release.ts`.
 */
const { parentPort, workerData } = require('node:worker_threads');

const modules = new Map();

function loadRemotes() {
  for (const { name, serverFile, exposes } of workerData.remotes) {
    try {
      const bundle = require(serverFile);
      for (const expose of exposes) modules.set(`${name}/${expose}`, bundle[expose]);
    } catch (error) {
      parentPort.postMessage({ type: 'load-failed', remote: name, reason: error.message });
      return false;
    }
  }
  return true;
}

const matches = (pattern, path) =>
  pattern.endsWith('/*') ? `${path}/`.startsWith(pattern.slice(0, -1)) : path === pattern;

function render({ url, without, outcome }) {
  const [path] = url.split('?');
  const sections = [];
  const missing = [];
  const errors = [];
  const response = { status: 200, title: 'Page' };
  const context = { url, path, outcome, response, section };
  function section(id) {
    sections.push(id);
    const show = without.includes(id.split('/')[0]) ? undefined : modules.get(id);
    if (!show) {
      missing.push(id);
      return '';
    }
    try {
      return show(context);
    } catch (error) {
      if (error.fatal) throw error;
      errors.push(error.message);
      return '';
    }
  }
  const route = workerData.routes.find((candidate) => matches(candidate.path, path));
  if (!route) response.status = 404;
  const html = route ? section(route.id) : '<h1>Not found</h1>';
  const headings = html.split('<h1>').length - 1;
  return { ...response, head: '', styles: '', html, headings, sections, deferred: [], missing, errors };
}

if (loadRemotes()) {
  parentPort.on('message', (request) => {
    try {
      parentPort.postMessage({ type: 'rendered', result: render(request) });
    } catch (error) {
      parentPort.postMessage({ type: 'render-failed', reason: error.message });
    }
  });
  parentPort.postMessage({ type: 'ready' });
}
