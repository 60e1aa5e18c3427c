import { pageAt } from './page-at';

const routes = [
  { path: '/items', id: 'mf-a/List' },
  { path: '/items/:id', id: 'mf-a/Item' },
  { path: '/items/new', id: 'mf-a/New' },
  { path: '/missing', id: null },
];

test.each(['/items/7', '/items/7?tab=2', '/items/7#part'])('%s shows the page of its route', (address) => {
  expect(pageAt(routes, address)).toBe('mf-a/Item');
});

test('of two routes that match, the more specific one counts', () => {
  expect(pageAt(routes, '/items/new')).toBe('mf-a/New');
});

test.each(['/unknown', '/missing'])('%s has no page', (address) => {
  expect(pageAt(routes, address)).toBeNull();
});
