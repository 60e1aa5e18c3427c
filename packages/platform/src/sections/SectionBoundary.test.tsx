import { render, screen } from '@testing-library/react';
import { SectionBoundary } from './SectionBoundary';

function Content(): never {
  throw new Error('broken');
}

test('shows something else in place of children that throw', () => {
  // React logs every error that a boundary catches.
  const log = jest.spyOn(console, 'error').mockImplementation();
  render(
    <SectionBoundary onError={() => <p>unavailable</p>}>
      <Content />
    </SectionBoundary>,
  );
  log.mockRestore();
  expect(screen.getByText('unavailable')).toBeInTheDocument();
});
