import type { ExposedModule } from '@site/platform';
import { prefetchWith } from './prefetch-with';

const load = jest.fn((_id: string) => Promise.reject<ExposedModule>(new Error('offline')));
const prefetch = prefetchWith(load, [
  { path: '/items', id: 'mf-a/List' },
  { path: '/items/:id', id: 'mf-a/Item' },
]);

beforeEach(() => load.mockClear());

test.each(['/items/7', '/items/7?tab=2', '/items/7#part'])('loads the expose of the route of %s', (path) => {
  prefetch(path);
  expect(load.mock.calls).toEqual([['mf-a/Item']]);
});

test('ignores paths without a route', () => {
  prefetch('/unknown');
  expect(load).not.toHaveBeenCalled();
});
