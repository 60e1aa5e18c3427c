import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { NotFound, PageResponseContext, PermanentRedirect } from './page-response';

const redirectFrom = (path: string) => (
  <MemoryRouter initialEntries={['/', path]}>
    <Routes>
      <Route path={path} element={<PermanentRedirect to="/new" />} />
      <Route path="/new" element={<p>new page</p>} />
    </Routes>
  </MemoryRouter>
);

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

test('a redirect responds with 301 and its location on the server', () => {
  const respond = jest.fn();
  const html = renderToString(
    <PageResponseContext value={respond}>{redirectFrom('/old')}</PageResponseContext>,
  );
  expect(respond).toHaveBeenCalledWith(301, '/new');
  expect(html).toBe('');
});

test('a redirect navigates in the browser', () => {
  render(redirectFrom('/old'));
  expect(screen.getByText('new page')).toBeInTheDocument();
});
