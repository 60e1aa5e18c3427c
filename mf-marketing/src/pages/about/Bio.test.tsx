import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Bio } from './Bio';

const long = 'Advises boards. '.repeat(12).trim();

test('A long bio is cut off at 120 characters until it is expanded', async () => {
  render(<Bio text={long} nameId="name" />);
  expect(screen.getByText(/…$/).textContent).toBe(`${long.slice(0, 120).trimEnd()}…`);

  const toggle = screen.getByRole('button', { name: 'Learn more', expanded: false });
  await userEvent.click(toggle);
  expect(screen.getByText(long)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(screen.queryByText(long)).toBeNull();
});

test('A bio of 120 characters is shown in full and has no toggle', () => {
  const short = 'a'.repeat(120);
  render(<Bio text={short} nameId="name" />);
  expect(screen.getByText(short)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('Bios expand independently', async () => {
  render(
    <>
      <Bio text={long} nameId="first" />
      <Bio text={long} nameId="second" />
    </>,
  );
  const [first, second] = screen.getAllByRole('button');
  await userEvent.click(first!);
  expect(first).toHaveTextContent('Show less');
  expect(second).toHaveTextContent('Learn more');
});

test('The server sends the full bio for visitors without JavaScript', () => {
  expect(renderToString(<Bio text={long} nameId="name" />)).toMatch(
    new RegExp(`<noscript[^>]*><p>${long}</p></noscript>`),
  );
});
