import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { RouteFocus } from './RouteFocus';

test('an anchor that was followed before hydration is scrolled to, and does not change the focus', () => {
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  render(
    <MemoryRouter initialEntries={['/page#part']}>
      <main>
        <h1>Page</h1>
        <p id="part">part</p>
        <RouteFocus />
      </main>
    </MemoryRouter>,
  );
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(document.body).toHaveFocus();
});
