import { isFromThisSite } from './same-origin';

const fromThisSite = (headers: Record<string, string>) =>
  isFromThisSite({ host: 'site.example', ...headers }, 'https://www.site.example');

test.each<[string, Record<string, string>]>([
  ['whose browser says so', { 'sec-fetch-site': 'same-origin' }],
  ['whose browser says so, and hides the origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ['that the visitor repeats', { 'sec-fetch-site': 'none' }],
  ['from the requested host', { origin: 'https://site.example' }],
  ['from the public origin', { origin: 'https://www.site.example' }],
  ['with a hidden origin, from one of its pages', { origin: 'null', referer: 'https://site.example/about' }],
  ['with neither origin nor page', {}],
])('a post %s is accepted', (_which, headers) => {
  expect(fromThisSite(headers)).toBe(true);
});

test.each<[string, Record<string, string>]>([
  ['of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://site.example' }],
  ['of a neighbouring site', { 'sec-fetch-site': 'same-site' }],
  ['of another origin', { origin: 'https://other.example' }],
  ['of another port', { origin: 'https://site.example:8443' }],
  ['of a hidden origin', { origin: 'null' }],
  ['of a hidden origin, from another page', { origin: 'null', referer: 'https://other.example/' }],
  ['of a page of another site', { referer: 'https://other.example/site.example' }],
  ['with a malformed origin', { origin: 'site.example' }],
])('a post %s is refused', (_which, headers) => {
  expect(fromThisSite(headers)).toBe(false);
});
