import { render } from '@testing-library/react';
import { ContributionsContext } from '@site/platform';
import Person from './Person';

test('of a name that nobody of the team has, nothing is shown', () => {
  const { container } = render(
    <ContributionsContext
      value={{ areas: [], people: [{ name: 'Nora Haddad', role: 'Partner', owner: 'mf-marketing' }] }}
    >
      <Person name="Omar Nasser" label="Led by" />
    </ContributionsContext>,
  );
  expect(container).toBeEmptyDOMElement();
});
