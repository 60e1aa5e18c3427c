import { render, screen } from '@testing-library/react';
import { contactDetails } from '../content/shared';
import { ContactDetails } from './ContactDetails';

test('The link to the social profile says that it opens a new tab', () => {
  render(<ContactDetails />);
  const { link, newTab } = contactDetails.social;
  expect(screen.getByRole('link', { name: `${link} ${newTab}` })).toHaveAttribute('target', '_blank');
});
