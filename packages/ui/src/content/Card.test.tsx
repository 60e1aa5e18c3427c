import { render, screen } from '@testing-library/react';
import { Card } from './Card';

// Other tests use a mock of it.
jest.mock('@emotion/sheet', () => jest.requireActual<object>('../../../../node_modules/@emotion/sheet'));

/** The declarations of the rules for a pseudo-element of an element. */
const pseudoElement = (element: Element, pseudo: string) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(
      (rule): rule is CSSStyleRule =>
        rule instanceof CSSStyleRule &&
        rule.selectorText.endsWith(pseudo) &&
        element.matches(rule.selectorText.slice(0, -pseudo.length)),
    )
    .map(({ style }) => style.cssText)
    .join(' ');

test.each([
  ['covers the card if the card is interactive', true],
  ['covers only its words if the card is not interactive', false],
])('the only link %s', (_, interactive) => {
  render(
    <Card interactive={interactive}>
      <div>
        <a href="/target">More</a>
      </div>
    </Card>,
  );
  const covers = /inset: 0/.test(pseudoElement(screen.getByRole('link'), '::after'));
  expect(covers).toBe(interactive);
});
