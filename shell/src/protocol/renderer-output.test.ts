import { validateHeaderValue } from 'node:http';
import { careersResult as page } from '../server/testing/rendered-page';
import { parseRenderResult } from './renderer-output';

const checked = (response: object) => parseRenderResult({ ...page, ...response });

test.each([200, 404, 503])('a page may respond with %d', (status) => {
  expect(checked({ status })).toEqual({ ...page, status });
});

test.each([0, 99, 204, 304, 500, 1_000])('no page responds with %d', (status) => {
  expect(() => checked({ status })).toThrow('it responds with the status');
});

test.each([200.5, Number.NaN])('a status of %d is invalid', (status) => {
  expect(() => checked({ status })).toThrow('the renderer sent an invalid page: status:');
});

test.each([
  ['/services/خدمات', '/services/%D8%AE%D8%AF%D9%85%D8%A7%D8%AA'],
  ['/careers?search=خ#jobs', '/careers?search=%D8%AE#jobs'],
  ['/a b', '/a%20b'],
  ['/a\r\nSet-Cookie: b', '/aSet-Cookie:%20b'],
])('a redirect to %j is sent as %s', (location, sent) => {
  expect(checked({ status: 301, location }).location).toBe(sent);
  expect(() => validateHeaderValue('Location', sent)).not.toThrow();
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  'https://evil.example',
  'about',
  '',
])('no redirect leads to %j', (location) => {
  expect(() => checked({ status: 301, location })).toThrow('other than a path of this site');
});

test('a redirect needs a location, and no other page keeps one', () => {
  expect(() => checked({ status: 301 })).toThrow('other than a path of this site');
  expect(checked({ status: 200, location: '/careers' })).toEqual(page);
});

test.each([
  ['a location that is no text', { status: 301, location: 7 }, /location/],
  ['no body', { html: null }, /html/],
])('a page with %s is invalid', (_case, response, reason) => {
  expect(() => checked(response)).toThrow(reason);
});
