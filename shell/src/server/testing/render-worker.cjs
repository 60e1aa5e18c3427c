const { parentPort, workerData } = require('node:worker_threads');

/** Answers as a render worker does, without any remote: some addresses hang or crash, and release 2.0.0 breaks /careers. */
parentPort.on('message', ({ request, page: { url, without } }) => {
  const whole = without.length === 0;
  if (whole && url === '/careers/hangs') return;
  const broken = whole && url === '/careers' && workerData.remotes[0].version === '2.0.0';
  if (broken || url === '/careers/crashes') {
    parentPort.postMessage({ type: 'crashed', request, reason: 'it is broken' });
    return;
  }
  const result = {
    status: 200,
    head: '<title>Page</title>',
    styles: '',
    html: '<h1>Page</h1>',
    sections: [],
    deferred: [],
    missing: without,
    errors: [],
  };
  parentPort.postMessage({ type: 'rendered', request, result });
});

parentPort.postMessage({ type: 'ready' });
