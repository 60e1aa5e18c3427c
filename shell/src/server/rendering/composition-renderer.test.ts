import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '@site/node-service/wait-until';
import { startRenderer, type TestRenderer } from '../testing/start-test-renderer';
import { testRelease } from '../testing/test-release';
import { testRenderer } from '../testing/test-renderer-program';
import { BusyError, DeadlineError, RendererLostError, ReplacedError } from './errors';

/** A renderer of mf-careers, whose page runs the source. */
const startCareers = (page: string, deadlineMs?: number): Promise<TestRenderer> =>
  startRenderer(testRenderer(), [testRelease('mf-careers', '1.0.0', { page })], deadlineMs);

describe('rendering', () => {
  test('a page that ends every renderer is rejected, and the next page is rendered by another one', async () => {
    const { renderer, outcomes } = await startCareers(`if (path === '/careers/exits') process.exit(1)`);
    await expect(renderer.render('/careers/exits')).rejects.toThrow('The renderer exited');
    expect((await renderer.render('/careers')).headings).toBe(1);
    expect(outcomes).toEqual(['failed', 'complete']);
  });

  test('a renderer that crashes while it is idle is replaced', async () => {
    const { renderer } = await startCareers(
      `if (path === '/careers/crashes-later') setImmediate(() => { throw new Error('planted'); });
       return '<h1>' + process.pid + '</h1>'`,
    );
    const first = await renderer.render('/careers');
    await renderer.render('/careers/crashes-later');
    await waitUntil(async () => (await renderer.render('/careers')).html !== first.html);
  });

  test('a renderer is replaced although a stored release was damaged meanwhile', async () => {
    const { renderer, store } = await startCareers(`if (path === '/careers/exits') process.exit(1)`);
    await rm(store.folderOf('mf-careers', '1.0.0'), { recursive: true });
    await expect(renderer.render('/careers/exits')).rejects.toThrow('The renderer exited');
    expect((await renderer.render('/careers')).headings).toBe(1);
  });

  test('a renderer that has rendered nothing yet gets three times as long', async () => {
    const { renderer } = await startCareers(`if (path === '/careers/hangs') block()`, 1_000);
    await expect(renderer.render('/careers/hangs')).rejects.toThrow('took more than 3000 ms');
  });

  test('a page whose renderer is killed is rendered by the next one', async () => {
    const { renderer, outcomes } = await startCareers(
      `while (url === '/careers?process=' + process.pid); return '<h1>' + process.pid + '</h1>'`,
    );
    const pid = Number(/>(\d+)</.exec((await renderer.render('/careers')).html)?.[1]);
    const rendering = renderer.render(`/careers?process=${pid}`);
    process.kill(pid, 'SIGKILL');
    expect((await rendering).headings).toBe(1);
    expect(outcomes).toEqual(['complete', 'complete']);
  });

  test('a page is refused as busy while the next renderer takes long to start', async () => {
    const { connect, source } = testRenderer();
    const connections = [connect, () => new Promise<never>(() => {})];
    const exiting = testRelease('mf-careers', '1.0.0', { page: 'process.exit(1)' });
    const { renderer } = await startRenderer({ connect: () => connections.shift()!(), source }, [exiting]);
    const refused = new BusyError('no renderer was ready within 2000 ms');
    await expect(renderer.render('/careers')).rejects.toThrow(refused);
  });

  test.each([
    new RendererLostError('No renderer can be reached in /sockets'),
    new DeadlineError('loading took more than 10000 ms'),
  ])('the log says why no renderer could be started: $message', async (error) => {
    const { connect, source } = testRenderer();
    const connections = [connect, () => Promise.reject(error)];
    const exiting = testRelease('mf-careers', '1.0.0', { page: 'process.exit(1)' });
    const program = { connect: () => connections.shift()!(), source };
    const { renderer, logged } = await startRenderer(program, [exiting]);
    await expect(renderer.render('/careers')).rejects.toThrow(error.message);
    expect(logged).toEqual([{ reason: error.message }]);
  });

  test('a page of a trial waits longer for the next renderer than one of a visitor', async () => {
    const { connect, source } = testRenderer();
    let connections = 0;
    const slow = async () => {
      connections += 1;
      if (connections > 1) await delay(100);
      return connect();
    };
    const page = `if (path === '/careers/exits') process.exit(1)`;
    const { renderer } = await startRenderer({ connect: slow, source, maxStartWaitMs: 1 }, [
      testRelease('mf-careers', '1.0.0', { page }),
    ]);
    await expect(renderer.render('/careers/exits')).rejects.toBeInstanceOf(BusyError);
    expect((await renderer.render('/careers', { maxStartWaitMs: 30_000 })).headings).toBe(1);
  });

  test('a loop that an earlier page left running ends that renderer, and the next page is rendered by another one', async () => {
    const { renderer, outcomes } = await startCareers(
      `if (path === '/careers/loops-later') setImmediate(() => { for (;;); })`,
      1_000,
    );
    await renderer.render('/careers/loops-later');
    expect((await renderer.render('/careers')).headings).toBe(1);
    expect(outcomes).toEqual(['complete', 'complete']);
  });

  test('a page past its deadline is rejected, and the pages that wait behind it are rendered', async () => {
    const { renderer, outcomes } = await startCareers(`while (path === '/careers/hangs')`, 1_000);
    await renderer.render('/careers');
    const hanging = renderer.render('/careers/hangs?search=layla');
    const waiting = renderer.render('/careers');
    await expect(hanging).rejects.toThrow(
      new DeadlineError('rendering /careers/hangs took more than 1000 ms'),
    );
    expect((await waiting).headings).toBe(1);
    expect(outcomes).toEqual(['complete', 'deadline', 'complete']);
  });
});

describe('the end', () => {
  test('a pending page and the ones behind it are rejected as replaced, and are not counted', async () => {
    const { renderer, outcomes } = await startCareers(`while (path === '/careers/hangs')`);
    const pages = [renderer.render('/careers/hangs'), renderer.render('/careers')];
    // The first page is dispatched in a later microtask.
    setImmediate(() => renderer.end());
    for (const { reason } of (await Promise.allSettled(pages)) as PromiseRejectedResult[])
      expect(reason).toBeInstanceOf(ReplacedError);
    expect(outcomes).toEqual([]);
  });

  test('a renderer that is being restarted ends too', async () => {
    const { renderer } = await startCareers(`if (path === '/careers/exits') process.exit(1)`);
    await renderer.render('/careers/exits').catch(() => undefined);
    const restarting = renderer.render('/careers');
    setImmediate(() => renderer.end());
    await expect(restarting).rejects.toBeInstanceOf(ReplacedError);
    await expect(renderer.render('/careers')).rejects.toBeInstanceOf(ReplacedError);
  });
});
