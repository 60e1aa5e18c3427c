import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { about } from '../../content/about';
import { Bio } from './Bio';

const { expand, collapse } = about.team;
const long = 'Advises boards. '.repeat(12).trim();

test('A long bio is cut off after its last sentence that ends within 120 characters', () => {
  const sentence = `${'a'.repeat(59)}.`;
  for (const [text, shown] of [
    [`${sentence} ${sentence} ${sentence}`, sentence],
    [`${sentence} ${'b'.repeat(58)}. Coaches.`, `${sentence} ${'b'.repeat(58)}.`],
  ] as const) {
    const { container, unmount } = render(<Bio text={text} nameId="name" />);
    expect(container.querySelector('p')?.firstChild?.textContent).toBe(shown);
    expect(container.querySelector('p')?.textContent).toBe(text);
    unmount();
  }
});

// An end-to-end test shows that a press expands the bio: here no style of a medium applies.
test('The button of a long bio says what a press does', async () => {
  render(<Bio text={long} nameId="name" />);
  await userEvent.click(screen.getByRole('button', { name: expand, expanded: false }));
  await userEvent.click(screen.getByRole('button', { name: collapse, expanded: true }));
  expect(screen.getByRole('button', { name: expand, expanded: false })).toBeVisible();
});

test('A bio of 120 characters is shown in full and has no toggle', () => {
  const short = 'a'.repeat(120);
  render(<Bio text={short} nameId="name" />);
  expect(screen.getByText(short)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('The server sends the full bio once, so that styles can show it where no script expands it', () => {
  document.body.innerHTML = renderToString(<Bio text={long} nameId="name" />);
  expect(document.querySelector('p')?.textContent).toBe(long);
});
