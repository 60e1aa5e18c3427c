import { SharedRenders } from './shared-renders';

/** A render that goes on until `finish`, or rejects once its signal is aborted. */
function pendingRender() {
  let finish: (page: string) => void = () => undefined;
  const render = jest.fn(
    (signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        finish = resolve;
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  return { render, finish: (page: string) => finish(page) };
}

test('a render goes on while one visitor waits, and is aborted when the last one leaves', async () => {
  const renders = new SharedRenders<string>();
  const { render } = pendingRender();
  const [first, second] = [new AbortController(), new AbortController()];
  const pages = [first, second].map(({ signal }) => renders.run('/a', render, signal));
  const [signal] = render.mock.calls[0] ?? [];
  first.abort(new Error('left'));
  expect(signal?.aborted).toBe(false);
  second.abort(new Error('left'));
  expect(signal?.aborted).toBe(true);
  for (const page of pages) await expect(page).rejects.toThrow('left');
});

test('a visitor who comes after everybody has left gets a render of their own', async () => {
  const renders = new SharedRenders<string>();
  const { render, finish } = pendingRender();
  const left = new AbortController();
  const abandoned = renders.run('/a', render, left.signal);
  left.abort(new Error('left'));
  const page = renders.run('/a', render);
  finish('page');
  expect(await page).toBe('page');
  await expect(abandoned).rejects.toThrow('left');
});
