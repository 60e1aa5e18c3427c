import { loadServerBundle } from './load-server-bundle';
import { providedModules } from './provided-modules';

jest.mock('../boot/earlier-modules', () => ({
  earlierModules: { '@site/platform': { useAddress: () => 'the earlier one' } },
}));

const source = `const { useAddress, useSite } = require('@site/platform');
exports.Page = { earlier: typeof useAddress, current: typeof useSite };`;

const pageOf = (earlier: string[]) =>
  loadServerBundle(
    { name: 'mf-careers', version: '1.0.0', source, exposes: ['Page'], earlier },
    providedModules(earlier),
  ).get('Page')?.default;

test('a bundle that needs the earlier major of a package gets it, and another one beside it the current major', () => {
  expect(pageOf(['@site/platform'])).toEqual({ earlier: 'function', current: 'undefined' });
  expect(pageOf([])).toEqual({ earlier: 'undefined', current: 'function' });
});
