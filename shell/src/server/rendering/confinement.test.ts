import { readFile } from 'node:fs/promises';
import { waitUntil } from '@site/node-service/wait-until';
import { startTestRenderer } from '../testing/start-test-renderer';
import { testRelease } from '../testing/test-release';

const ABSENT = [
  'globalThis.process',
  'globalThis.global',
  'globalThis.module ?? globalThis.require',
  'globalThis.fetch ?? globalThis.WebSocket ?? globalThis.EventSource',
  'globalThis.BroadcastChannel ?? globalThis.MessageChannel',
  'console._stdout ?? console._stderr ?? console.Console',
];

const CODE_FROM_TEXT = [
  ['a function from text', `(() => {}).constructor('return process')()`],
  ['an asynchronous function from text', `(async () => {}).constructor('return process')()`],
  ['eval', `(0, eval)('process')`],
  ["a timer's function from text", `setTimeout.constructor('return process')()`],
] as const;

const builtin = (name: string) => `process.getBuiltinModule('node:${name}')`;

const DENIED = [
  ['reads no file', `${builtin('fs')}.readFileSync('/etc/hosts')`],
  [
    'reads no environment of another process',
    `${builtin('fs')}.readFileSync('/proc/' + process.ppid + '/environ')`,
  ],
  ['writes no file', `${builtin('fs')}.writeFileSync('/tmp/planted', '')`],
  ['starts no process', `${builtin('child_process')}.spawnSync('true')`],
  ['starts no thread', `new (${builtin('worker_threads')}.Worker)('', { eval: true })`],
] as const;

const EXPRESSIONS = [
  ...ABSENT,
  ...[...CODE_FROM_TEXT, ...DENIED].map(([, expression]) => expression),
  `require('node:net')`,
  'JSON.stringify(process.env)',
];

/** The value of each expression in a bundle, as text, or its error. */
const valuesInBundle = new Map<string, string>();

beforeAll(async () => {
  const cases = EXPRESSIONS.map(
    (expression, index) => `case '/careers/${index}': return String(${expression});`,
  );
  const page = `try { switch (path) { ${cases.join('\n')} } } catch (error) { return error.code ?? error.message; }`;
  const { renderer } = await startTestRenderer(testRelease('mf-careers', '1.0.0', { page }));
  for (const [index, expression] of EXPRESSIONS.entries())
    valuesInBundle.set(expression, (await renderer.render(`/careers/${index}`)).html);
});

describe('a server bundle', () => {
  test.each(ABSENT)('has no %s', (expression) => {
    expect(valuesInBundle.get(expression)).toBe('undefined');
  });

  test.each(CODE_FROM_TEXT)('compiles no code: %s', (_name, expression) => {
    expect(valuesInBundle.get(expression)).toMatch(/^Code generation from strings disallowed/);
  });

  test('requires no module of Node', () => {
    expect(valuesInBundle.get(`require('node:net')`)).toContain('which the shell does not share');
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
  test.each(DENIED)('%s', (_name, expression) => {
    expect(valuesInBundle.get(expression)).toBe('ERR_ACCESS_DENIED');
  });

  test('is the first process that the kernel ends where memory is short', async () => {
    const page = 'return String(process.pid)';
    const { renderer } = await startTestRenderer(testRelease('mf-careers', '1.0.0', { page }));
    const { html: pid } = await renderer.render('/careers');
    const score = () => readFile(`/proc/${pid}/oom_score_adj`, 'utf8');
    await waitUntil(async () => (await score()) === '1000\n', { message: 'the highest score' });
  });

  test('has an empty environment', () => {
    expect(valuesInBundle.get('JSON.stringify(process.env)')).toBe('{}');
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
