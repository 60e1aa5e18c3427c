import { css, CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import { createStyleCache } from './create-style-cache';

// Other tests use a mock of it.
jest.mock('@emotion/sheet', () => jest.requireActual<object>('../../../node_modules/@emotion/sheet'));

const styled = css({ color: 'red' });
const rulesWith = (text: string) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(({ cssText }) => cssText.includes(text));

test("styles of the server's HTML are neither inserted again nor moved; others are inserted", () => {
  const server = `<style data-rendered="">.css-${styled.name}{color:red;}@keyframes animation-d4{}</style><title>After</title>`;
  document.head.innerHTML = server;
  const cache = createStyleCache();
  render(
    <CacheProvider value={cache}>
      <p css={styled}>Known</p>
      <p css={{ color: 'green' }}>New</p>
    </CacheProvider>,
  );
  expect(cache.inserted['animation-d4']).toBe(true);
  expect(document.head.innerHTML.startsWith(server)).toBe(true);
  expect(rulesWith(styled.name)).toHaveLength(1);
  expect(rulesWith('green')).toHaveLength(1);
});
