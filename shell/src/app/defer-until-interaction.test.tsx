import { act, fireEvent, screen } from '@testing-library/react';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { deferUntilInteraction } from './defer-until-interaction';

function Counter(): ReactNode {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`pressed ${count} times`}</button>;
}

type Module = { default: ComponentType };

const part = (Part: ComponentType) => (
  <Suspense fallback={null}>
    <Part />
  </Suspense>
);

let container: HTMLElement;
let root: Root;

/** Puts the server HTML of the part into the document and hydrates it with `Part`. */
async function hydrate(Part: ComponentType): Promise<void> {
  const Loaded = deferUntilInteraction(() => Promise.resolve({ default: Counter }));
  renderToString(part(Loaded));
  await interact();
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(part(Loaded));
  await act(async () => {
    root = hydrateRoot(container, part(Part));
  });
}

const interact = () => act(async () => window.dispatchEvent(new Event('pointermove')));
const button = () => screen.getByRole('button');

afterEach(() => {
  act(() => root.unmount());
  container.remove();
});

test('loads nothing before the first interaction', async () => {
  const load = jest.fn(() => Promise.resolve({ default: Counter }));
  const Part = deferUntilInteraction(load);
  renderToString(part(Part));
  await act(async () => undefined);
  expect(load).not.toHaveBeenCalled();
  await hydrate(Part);
  expect(load).toHaveBeenCalledTimes(1);
});

test('keeps the server HTML until its code has loaded, and then repeats the press of its button', async () => {
  let resolve: (module: Module) => void = () => {};
  await hydrate(deferUntilInteraction(() => new Promise<Module>((onLoaded) => (resolve = onLoaded))));
  const serverButton = button();
  fireEvent.click(serverButton);
  expect(serverButton).toHaveTextContent('pressed 0 times');
  await act(async () => resolve({ default: Counter }));
  expect(button()).toBe(serverButton);
  expect(button()).toHaveTextContent('pressed 1 times');
  fireEvent.click(button());
  expect(button()).toHaveTextContent('pressed 2 times');
});

test('keeps the server HTML if its code fails to load, and leaves links to the browser', async () => {
  await hydrate(deferUntilInteraction(() => Promise.reject(new Error('offline'))));
  expect(button()).toHaveTextContent('pressed 0 times');
  const onClick = jest.fn((event: Event) => event.preventDefault());
  container.insertAdjacentHTML('beforeend', '<a href="#next">next</a>');
  document.body.addEventListener('click', onClick);
  fireEvent.click(screen.getByRole('link'));
  expect(onClick).not.toHaveBeenCalled();
  document.body.removeEventListener('click', onClick);
});
