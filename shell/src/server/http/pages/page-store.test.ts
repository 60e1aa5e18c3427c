import { CachedResponse } from '../responses/cached-response';
import { PageStore } from './page-store';

const page = (bytes = 1_000) => new CachedResponse(200, Buffer.alloc(bytes), {});

test('of the pages that are not declared, a bounded number stays, and no declared one leaves for them', () => {
  const store = new PageStore();
  store.add('/', page(), true);
  for (let count = 0; count < 1_000; count += 1) store.add(`/?search=${count}`, page(), false);
  expect(store.get('/')).toBeDefined();
  expect(store.get('/?search=799')).toBeUndefined();
  expect(store.get('/?search=800')).toBeDefined();
});

test('of the pages that are not declared, a bounded size stays', () => {
  const store = new PageStore();
  for (let count = 0; count < 9; count += 1) store.add(`/?search=${count}`, page(1024 * 1024), false);
  expect(store.get('/?search=0')).toBeUndefined();
  expect(store.get('/?search=1')).toBeDefined();
});
