import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import AboutPage from './AboutPage';

test('the logo stands alone beside the story, 80 px high', () => {
  const { container } = render(<AboutPage />, { wrapper: MemoryRouter });
  expect(container.querySelectorAll('svg[viewBox="0 0 100 100"][height="80"]')).toHaveLength(1);
});
