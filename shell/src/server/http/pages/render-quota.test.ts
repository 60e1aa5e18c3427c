import { RenderQueueError } from '../../rendering/render-errors';
import { ClientQuotaError, RenderQuota } from './render-quota';

/** Fills a quota with renders that go on until `finish`. */
function fill(quota: RenderQuota, clients: string[]) {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const running = clients.map((client) => quota.run(client, () => finished));
  return { finish, running: Promise.all(running) };
}

test('one client has eight renders, and others still have theirs', async () => {
  const quota = new RenderQuota();
  const { finish, running } = fill(
    quota,
    Array.from({ length: 8 }, () => 'a'),
  );
  await expect(quota.run('a', async () => 1)).rejects.toBeInstanceOf(ClientQuotaError);
  expect(await quota.run('b', async () => 1)).toBe(1);
  finish();
  await running;
  expect(await quota.run('a', async () => 1)).toBe(1);
});

test('all clients together have half of the queue', async () => {
  const quota = new RenderQuota();
  const { finish, running } = fill(
    quota,
    Array.from({ length: 32 }, (_, index) => `client ${index}`),
  );
  await expect(quota.run('another', async () => 1)).rejects.toBeInstanceOf(RenderQueueError);
  finish();
  await running;
  expect(await quota.run('another', async () => 1)).toBe(1);
});

test('the renders of one client run one after the other, beside those of another', async () => {
  const quota = new RenderQuota();
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const start = (client: string) =>
    quota.run(client, () => {
      begun.push(client);
      return new Promise<void>((resolve) => finish.push(resolve));
    });
  const running = ['a', 'a', 'a', 'b'].map(start);
  await new Promise(setImmediate);
  expect(begun).toEqual(['a', 'b']);
  finish[0]?.();
  await running[0];
  await new Promise(setImmediate);
  expect(begun).toEqual(['a', 'b', 'a']);
  finish[2]?.();
  await running[1];
  await new Promise(setImmediate);
  for (const end of finish) end();
  await Promise.all(running);
});

test('one client gets a hundred renders at once, then some a second, and others still get theirs', async () => {
  const quota = new RenderQuota();
  const begun = performance.now();
  let rendered = 0;
  const renderAll = async () => {
    for (;;) await quota.run('a', async () => (rendered += 1));
  };
  await expect(renderAll()).rejects.toBeInstanceOf(ClientQuotaError);
  const elapsedSeconds = (performance.now() - begun) / 1_000;
  expect(rendered).toBeGreaterThanOrEqual(100);
  expect(rendered).toBeLessThanOrEqual(100 + Math.ceil(10 * elapsedSeconds));
  expect(await quota.run('b', async () => 1)).toBe(1);
});

test('a render that fails frees its place', async () => {
  const quota = new RenderQuota();
  for (let attempt = 0; attempt < 10; attempt += 1)
    await expect(quota.run('a', () => Promise.reject(new Error('planted')))).rejects.toThrow('planted');
});
