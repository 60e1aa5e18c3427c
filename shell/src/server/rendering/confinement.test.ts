import { readFile } from 'node:fs/promises';
import { waitUntil } from '@site/node-service/wait-until';
import { startTestRenderer } from '../testing/start-test-renderer';
import { testRelease } from '../testing/test-release';

/** The result of a statement in a bundle, as text, or its error. */
async function tryInBundle(statement: string): Promise<string> {
  const page = `try { return String((() => { ${statement} })()); } catch (error) { return error.code ?? error.message; }`;
  const { renderer } = await startTestRenderer(testRelease('mf-careers', '1.0.0', { page }));
  return (await renderer.render('/careers')).html;
}

describe('a server bundle', () => {
  test.each([
    'globalThis.process',
    'globalThis.global',
    'globalThis.module ?? globalThis.require',
    'globalThis.fetch ?? globalThis.WebSocket ?? globalThis.EventSource',
    'globalThis.BroadcastChannel ?? globalThis.MessageChannel',
    'console._stdout ?? console._stderr ?? console.Console',
  ])('has no %s', async (expression) => {
    expect(await tryInBundle(`return ${expression}`)).toBe('undefined');
  });

  test.each([
    ['a function from text', `return (() => {}).constructor('return process')()`],
    ['an asynchronous function from text', `return (async () => {}).constructor('return process')()`],
    ['eval', `return (0, eval)('process')`],
    ["a timer's function from text", `return setTimeout.constructor('return process')()`],
  ])('compiles no code: %s', async (_name, statement) => {
    expect(await tryInBundle(statement)).toMatch(/^Code generation from strings disallowed/);
  });

  test('requires no module of Node', async () => {
    expect(await tryInBundle(`return require('node:net')`)).toContain('which the shell does not share');
  });

  test('imports no module of Node', async () => {
    const onRequest = `globalThis.onRequest = () => void import('node:net').then(
      () => (globalThis.imported = 'imported'), ({ code }) => (globalThis.imported = code));`;
    const page = `return '<h1>' + globalThis.imported + '</h1>'`;
    const { renderer } = await startTestRenderer(
      testRelease('mf-careers', '1.0.0', { page, onLoad: onRequest }),
    );
    await renderer.render('/careers');
    expect((await renderer.render('/careers')).html).toBe('<h1>ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING</h1>');
  });
});

describe('a renderer, whose bundle had `process` at hand', () => {
  const module = (name: string) => `process.getBuiltinModule('node:${name}')`;

  test.each([
    ['reads no file', `${module('fs')}.readFileSync('/etc/hosts')`],
    ['reads no environment of another process', `${module('fs')}.readFileSync('/proc/self/environ')`],
    ['writes no file', `${module('fs')}.writeFileSync('/tmp/planted', '')`],
    ['starts no process', `${module('child_process')}.spawnSync('true')`],
    ['starts no thread', `new (${module('worker_threads')}.Worker)('', { eval: true })`],
  ])('%s', async (_name, expression) => {
    expect(await tryInBundle(`return ${expression}`)).toBe('ERR_ACCESS_DENIED');
  });

  test('is the first process that the kernel ends where memory is short', async () => {
    const pid = await tryInBundle('return process.pid');
    const score = () => readFile(`/proc/${pid}/oom_score_adj`, 'utf8');
    await waitUntil(async () => (await score()) === '1000\n', { message: 'the highest score' });
  });

  test('has an empty environment', async () => {
    expect(await tryInBundle('return JSON.stringify(process.env)')).toBe('{}');
  });
});

test('a page that fills the memory costs one renderer, and none of another composition', async () => {
  const page = `const kept = [];
    while (path === '/careers/grows') kept.push(Buffer.alloc(16 * 1024 * 1024, 1));
    return '<h1>' + process.pid + '</h1>'`;
  const release = testRelease('mf-careers', '1.0.0', { page });
  const { renderer } = await startTestRenderer(release);
  const { renderer: other } = await startTestRenderer(release);
  const before = [await renderer.render('/careers'), await other.render('/careers')];
  const growing = renderer.render('/careers/grows', { deadlineMs: 60_000 });
  await expect(growing).rejects.toThrow('The renderer used more than 512 MB');
  const after = [await renderer.render('/careers'), await other.render('/careers')];
  expect(after[0]?.html).not.toBe(before[0]?.html);
  expect(after[1]?.html).toBe(before[1]?.html);
});
