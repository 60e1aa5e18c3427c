import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FederationContext, type ExposedModule } from './federation';
import { RemoteSection } from './RemoteSection';

const Form = ({ title }: { title?: string }) => <form aria-label={title}>form</form>;
const Broken = (): ReactNode => {
  throw new Error('broken');
};

const moduleOf = (component: ComponentType<{ title?: string }>) =>
  ({ default: component }) as unknown as ExposedModule;

function pendingLoad() {
  let resolve: (module: ExposedModule) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<ExposedModule>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** A promise that React reads without suspending, as on the server. */
const loaded = (module: ExposedModule): Promise<ExposedModule> =>
  Object.assign(Promise.resolve(module), { status: 'fulfilled', value: module });

const page = (load: Promise<ExposedModule>) => (
  <FederationContext value={{ load: () => load, prefetch: () => undefined }}>
    <h1>page</h1>
    <RemoteSection id="mf-forms/ContactForm" title="Write to us" fallback={<p>fallback</p>} />
  </FederationContext>
);

// React logs every error that a boundary catches.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

// The first interaction of a page load happens once, so this test comes first.
test('may wait with its code for the first interaction, and keeps its server HTML until then', async () => {
  const load = jest.fn(() => loaded(moduleOf(Form)));
  const waiting = (
    <FederationContext value={{ load, prefetch: () => undefined }}>
      <RemoteSection id="mf-forms/ContactForm" when="interaction" fallback={<p>fallback</p>} />
    </FederationContext>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<!--$--><form>form</form><!--/$-->';
  const root = await act(async () => hydrateRoot(container, waiting));
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByText('form')).toBeInTheDocument();
  await act(async () => fireEvent.scroll(window));
  expect(load).toHaveBeenCalledWith('mf-forms/ContactForm', 'interaction');
  expect(console.error).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});

test('shows the fallback until the code has loaded, then the section with its props', async () => {
  const { promise, resolve } = pendingLoad();
  await act(async () => render(page(promise)));
  expect(screen.getByText('fallback')).toBeInTheDocument();
  await act(async () => resolve(moduleOf(Form)));
  expect(screen.getByRole('form', { name: 'Write to us' })).toBeInTheDocument();
  expect(screen.queryByText('fallback')).not.toBeInTheDocument();
});

test('shows its placeholder while the code loads, and the fallback if that fails', async () => {
  const { promise, reject } = pendingLoad();
  const { container } = await act(async () =>
    render(
      <FederationContext value={{ load: () => promise, prefetch: () => undefined }}>
        <RemoteSection id="mf-forms/ContactForm" placeholder={<p>room</p>} fallback={<p>fallback</p>} />
      </FederationContext>,
    ),
  );
  expect(screen.getByText('room')).toBeInTheDocument();
  await act(async () => reject(new Error('offline')));
  expect(container).toHaveTextContent(/^fallback$/);
});

test('shows the fallback if the section throws', async () => {
  await act(async () => render(page(loaded(moduleOf(Broken)))));
  expect(screen.getByText('fallback')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'page' })).toBeInTheDocument();
});

test('keeps the server HTML until the code has loaded, and hydrates it', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(loaded(moduleOf(Form))));
  const form = screen.getByRole('form');
  const { promise, resolve } = pendingLoad();
  const root = await act(async () => hydrateRoot(container, page(promise)));
  expect(screen.getByRole('form')).toBe(form);
  expect(screen.queryByText('fallback')).not.toBeInTheDocument();
  await act(async () => resolve(moduleOf(Form)));
  expect(screen.getByRole('form')).toBe(form);
  expect(console.error).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});
