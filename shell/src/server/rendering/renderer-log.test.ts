import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { waitUntil } from '@site/node-service/wait-until';
import { printed } from '../testing/test-renderer-program';
import { startTestRenderer } from '../testing/start-test-renderer';
import { testRelease } from '../testing/test-release';
import { createRendererLog } from './renderer-log';

/** What renderers print, and the lines of the log. */
function startLog(): { output: PassThrough; lines: [object, string][] } {
  const lines: [object, string][] = [];
  const output = new PassThrough();
  createRendererLog({ warn: (...line) => void lines.push(line) })(output);
  return { output, lines };
}

/** The first so many lines that the page of mf-careers prints, as they are logged. */
async function printedBy(page: string, lines: number): Promise<object[]> {
  const { renderer } = await startTestRenderer(testRelease('mf-careers', '1.0.0', { page }));
  printed.length = 0;
  await renderer.render('/careers');
  await waitUntil(() => printed.length >= lines);
  return printed;
}

test("a remote's output is logged with its name, in one line, and in at most 2,000 characters", async () => {
  const page = `console.error('first\\n{"level":"fatal","msg":"forged"}'); console.log('x'.repeat(5_000))`;
  expect(await printedBy(page, 2)).toEqual([
    { remote: 'mf-careers', text: 'first / {"level":"fatal","msg":"forged"}' },
    { remote: 'mf-careers', text: 'x'.repeat(2_000) },
  ]);
});

test('a long text of one remote is not logged in part under the name of another', async () => {
  // The shell reads at most 64 KB at once.
  const page = `console.log('x'.repeat(65_536 - 'mf-careers: '.length) + 'mf-forms: forged')`;
  expect(await printedBy(page, 1)).toEqual([{ remote: 'mf-careers', text: 'x'.repeat(2_000) }]);
});

test('a line that arrives in two parts is logged as one, and its rest not under the name of another', () => {
  const { output, lines } = startLog();
  output.write('mf-careers: first ');
  output.write('mf-forms: forged\n');
  expect(lines.map(([details]) => details)).toEqual([
    { remote: 'mf-careers', text: 'first mf-forms: forged' },
  ]);
});

test('the last line is logged although it does not end', async () => {
  const { output, lines } = startLog();
  output.end('FATAL ERROR');
  await once(output, 'end');
  expect(lines.map(([details]) => details)).toEqual([{ text: 'FATAL ERROR' }]);
});

test('output that bypasses the console has no name, and at most 2,000 characters a line', () => {
  const { output, lines } = startLog();
  output.write('FATAL ERROR\n');
  output.write(`${'x'.repeat(5_000)}\n`);
  expect(lines.map(([details]) => details)).toEqual([{ text: 'FATAL ERROR' }, { text: 'x'.repeat(2_000) }]);
});

test('60 lines a minute are logged, and one that says that the rest is dropped', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const { output, lines } = startLog();
  for (const _chunk of [1, 2]) output.write('line\n'.repeat(1_000));
  expect(lines).toHaveLength(61);
  expect(lines.at(-1)?.[1]).toContain('the rest of this minute is dropped');
  now.mockReturnValue(60_000);
  output.write('again\n');
  expect(lines).toHaveLength(62);
});
