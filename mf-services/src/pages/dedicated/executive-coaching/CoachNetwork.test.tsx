import { FederationContext } from '@site/platform';
import { act, render, screen, within } from '@testing-library/react';
import { CoachNetwork } from './CoachNetwork';

function federationWith(dialog: (props: { open?: boolean }) => string | null) {
  const exposed = Promise.resolve({ default: dialog });
  return { load: jest.fn((_id: string) => exposed), prefetch: jest.fn() };
}

function showNetwork() {
  const federation = federationWith(({ open }) => (open ? 'Application form' : null));
  render(
    <FederationContext value={federation}>
      <CoachNetwork />
    </FederationContext>,
  );
  return federation;
}

test('six coaches are shown, each with a badge and at most three chips', () => {
  showNetwork();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  expect(screen.getAllByText(/^(MCC|PCC)$/)).toHaveLength(6);
  for (const chips of screen.getAllByRole('list', { name: /^Specialties of/ })) {
    expect(within(chips).getAllByRole('listitem').length).toBeLessThanOrEqual(3);
  }
});

test('the application dialog is loaded only when it is opened', async () => {
  const federation = showNetwork();
  expect(federation.load).not.toHaveBeenCalled();
  await act(async () => screen.getByRole('button', { name: 'Join Our Coach Network' }).click());
  expect(screen.getByText('Application form')).toBeInTheDocument();
  expect(federation.load.mock.calls[0]?.[0]).toBe('mf-forms/CoachApplicationDialog');
});
