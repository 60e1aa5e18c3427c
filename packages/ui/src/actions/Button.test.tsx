import { render, screen } from '@testing-library/react';
import { Button } from './Button';

test('submits a form only with type="submit"', () => {
  render(
    <>
      <Button>Cancel</Button>
      <Button type="submit">Send</Button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('type', 'button');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit');
});

test('renders as the link component that it is given', () => {
  const Link = ({ to, children, ...rest }: { to: string; className?: string; children: string }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  );
  render(
    <Button as={Link} to="/book">
      Open the door
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Open the door' });
  expect(link).toHaveAttribute('href', '/book');
  expect(link).not.toHaveAttribute('type');
});
