import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { NotFound, PageResponseContext, PermanentRedirect } from './page-response';

test('a not-found page responds with 404 and is not indexed', () => {
  const respond = jest.fn();
  render(
    <PageResponseContext value={respond}>
      <NotFound>nothing here</NotFound>
    </PageResponseContext>,
  );
  expect(respond).toHaveBeenCalledWith(404);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(screen.getByText('nothing here')).toBeInTheDocument();
});

test('a redirect navigates in the browser', () => {
  render(
    <MemoryRouter initialEntries={['/old']}>
      <Routes>
        <Route path="/old" element={<PermanentRedirect to="/new" />} />
        <Route path="/new" element={<p>new page</p>} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByText('new page')).toBeInTheDocument();
});
