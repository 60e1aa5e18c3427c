import { render, screen } from '@testing-library/react';
import { SectionBoundary } from './SectionBoundary';

function Broken(): never {
  throw new Error('broken');
}

test('shows the result of onError when a child throws', () => {
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation();
  render(
    <SectionBoundary onError={({ message }) => <p>{message}</p>}>
      <Broken />
    </SectionBoundary>,
  );
  expect(screen.getByText('broken')).toBeInTheDocument();
});
