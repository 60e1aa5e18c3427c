import { css, CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import { createStyleCache } from './style-cache';

// Other tests use a mock of it.
jest.mock('@emotion/sheet', () => jest.requireActual<object>('../../../node_modules/@emotion/sheet'));

const styled = css({ color: 'red' });
const rulesWith = (text: string) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(({ cssText }) => cssText.includes(text));

test("styles of the server's HTML are not inserted again; others are inserted", () => {
  document.head.innerHTML = `<style data-emotion="site ${styled.name}">.site-${styled.name}{color:red;}</style>`;
  render(
    <CacheProvider value={createStyleCache()}>
      <p css={styled}>Known</p>
      <p css={{ color: 'green' }}>New</p>
    </CacheProvider>,
  );
  expect(rulesWith(styled.name)).toHaveLength(1);
  expect(rulesWith('green')).toHaveLength(1);
});
