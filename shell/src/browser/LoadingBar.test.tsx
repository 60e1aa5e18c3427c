import { FederationContext, RemoteSection, useHydrated, type ExposedModule } from '@site/platform';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { LoadingBar } from './LoadingBar';
import { provideRequest } from './testing/provide-request';

provideRequest();

const Bar = () => useHydrated() && <LoadingBar router={() => router} />;

const frame = (
  <>
    <Bar />
    <RemoteSection id="mf-forms/ContactForm" fallback={null} />
    <Outlet />
  </>
);
const pages = ['/', '/next'].map((path) => ({ path, element: <h1>{path}</h1> }));
const router = createMemoryRouter([{ element: frame, children: pages }]);

test('the bar shows until the next page does, for which React waits while a section has no code', async () => {
  let resolve: (module: ExposedModule) => void = () => {};
  const code = new Promise<ExposedModule>((onResolve) => (resolve = onResolve));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<!--$--><form></form><!--/$--><h1>/</h1>';
  const page = (
    <FederationContext value={{ load: () => code, prefetch: () => undefined }}>
      <RouterProvider router={router} />
    </FederationContext>
  );
  await act(async () => void render(page, { container, hydrate: true }));
  const shown = () => [screen.getByRole('heading').textContent, screen.queryByRole('progressbar') !== null];
  expect(shown()).toEqual(['/', false]);
  await act(() => router.navigate('/next'));
  expect(shown()).toEqual(['/', true]);
  await act(async () => resolve({ default: () => <form /> } as ExposedModule));
  expect(shown()).toEqual(['/next', false]);
});
