import { act, render, screen } from '@testing-library/react';
import { loadAfterInteraction } from './load-after-interaction';

const interact = () => act(async () => void window.dispatchEvent(new Event('scroll')));

/** Without a Suspense boundary: a component that suspends would leave the page empty. */
const show = (load: Parameters<typeof loadAfterInteraction>[0]) => {
  const Loaded = loadAfterInteraction(load);
  render(
    <main>
      page
      <Loaded />
    </main>,
  );
};

test('a component is loaded after the first interaction, and does not suspend the page', async () => {
  const load = jest.fn(async () => ({ default: () => <p>toasts</p> }));
  show(load);
  expect(screen.getByRole('main')).toHaveTextContent('page');
  expect(load).not.toHaveBeenCalled();
  await interact();
  expect(screen.getByText('toasts')).toBeInTheDocument();
});

test('a page keeps working if the component fails to load, and the failure is reported', async () => {
  navigator.sendBeacon = jest.fn();
  show(() => Promise.reject(new Error('planted')));
  await interact();
  expect(screen.getByRole('main')).toHaveTextContent('page');
  expect(navigator.sendBeacon).toHaveBeenCalledWith('/_errors', expect.stringContaining('planted'));
});
