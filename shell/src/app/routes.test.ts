import { createMemoryRouter, createStaticHandler } from 'react-router-dom';
import { createRoutes } from './routes';

test('a browser asks the server for a page whose remote was missing: it may have joined since', async () => {
  const routes = createRoutes({ routes: [{ path: '/careers/*', id: null }], loadPage: () => () => null });
  const address = 'https://site.example/careers?page=2';
  const response = await createStaticHandler(routes).query(new Request(address));
  expect(response).toBeInstanceOf(Response);
  expect(Object.fromEntries((response as Response).headers)).toEqual({
    location: address,
    'x-remix-reload-document': 'true',
  });
});

test('Back from the page that an address redirects to leads to the page with the link', async () => {
  const routes = createRoutes({
    routes: [
      { path: '/about', id: null },
      { path: '/events', id: null, redirect: '/insights' },
      { path: '/insights', id: null },
    ],
  });
  const router = createMemoryRouter(routes, { initialEntries: ['/about'] });
  await router.navigate('/events');
  expect(router.state.location.pathname).toBe('/insights');
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/about');
});
