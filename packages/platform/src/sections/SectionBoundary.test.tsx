import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SectionBoundary } from './SectionBoundary';

let failing: boolean;

function Content() {
  if (failing) throw new Error('broken');
  return <p>content</p>;
}

const section = (
  <SectionBoundary onError={(error, retry) => <button onClick={retry}>{error.message}</button>}>
    <Content />
  </SectionBoundary>
);

beforeEach(() => {
  failing = true;
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation();
});

test('renders the children again on retry, which may fail again', async () => {
  const user = userEvent.setup();
  render(section);
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('button', { name: 'broken' })).toBeInTheDocument();
  failing = false;
  await user.click(screen.getByRole('button'));
  expect(screen.getByText('content')).toBeInTheDocument();
});
