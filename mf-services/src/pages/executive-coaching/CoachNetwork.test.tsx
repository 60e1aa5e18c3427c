import { FederationContext } from '@site/platform';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { coaches } from '../../content/coaches';
import { executiveCoaching } from '../../content/executive-coaching';
import { CoachNetwork } from './CoachNetwork';

const { network } = executiveCoaching;

/** Replaces the dialog of mf-forms. */
const Dialog = ({ dialogId }: { dialogId?: string }) => (
  <dialog id={dialogId} aria-label="Application" open />
);

/** jsdom has no layout: no element intersects. */
class NoIntersections {
  observe = () => undefined;
  disconnect = () => undefined;
}

async function showNetwork() {
  Object.assign(globalThis, { IntersectionObserver: NoIntersections });
  const exposed = Promise.resolve({ default: Dialog });
  const federation = { load: jest.fn((_id: string) => exposed), prefetch: jest.fn() };
  await act(async () => {
    render(
      <FederationContext value={federation}>
        <MemoryRouter>
          <CoachNetwork />
        </MemoryRouter>
      </FederationContext>,
    );
  });
  return federation;
}

test('at most six coaches are shown, each with a badge and two chips beside that of the others', async () => {
  await showNetwork();
  const shown = Math.min(coaches.length, 6);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(shown);
  expect(screen.getAllByText(/^(MCC|PCC)$/)).toHaveLength(shown);
  for (const chips of screen.getAllByRole('list', {
    name: (name) => name.startsWith(network.specialtiesOf),
  })) {
    expect([...chips.children].length).toBeLessThanOrEqual(3);
  }
});

test('the application dialog is opened by its button, and loads with the first press at the latest', async () => {
  const federation = await showNetwork();
  expect(federation.load).not.toHaveBeenCalled();
  const button = screen.getByRole('button', { name: network.join });
  await act(async () => void fireEvent.pointerDown(button));
  expect(federation.load.mock.calls[0]?.[0]).toBe('mf-forms/CoachApplicationDialog');
  expect(button).toHaveAttribute('popovertarget', screen.getByRole('dialog').id);
});
