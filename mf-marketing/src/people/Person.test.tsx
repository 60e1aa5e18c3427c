import { render } from '@testing-library/react';
import { ContributionsContext } from '@site/platform';
import Person from './Person';

const show = (name: string) =>
  render(
    <ContributionsContext
      value={{ areas: [], people: [{ name: 'Nora Haddad', role: 'Partner', owner: 'mf-marketing' }] }}
    >
      <Person name={name} label="Led by" />
    </ContributionsContext>,
  );

test('a person of the team is shown with name and role', () => {
  const { container } = show('Nora Haddad');
  expect(container).toHaveTextContent('Led by Nora Haddad');
  expect(container).toHaveTextContent('Partner');
});

test('of a name that nobody of the team has, nothing is shown', () => {
  const { container } = show('Omar Nasser');
  expect(container).toBeEmptyDOMElement();
});
