import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { heldResponse, network, recordToasts, Page, visitor } from '../testing/visitor';
import CoachApplicationDialog from './CoachApplicationDialog';

const application = {
  name: 'Nora Haddad',
  email: 'nora@coaches.example',
  phone: '+971 4 555 0100',
  location: 'Dubai, UAE',
  certifications: 'ICF PCC',
  experience: '12',
  specialties: 'Executive presence',
  background: 'Twelve years of coaching in banks.',
};

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <CoachApplicationDialog open={open} onOpenChange={setOpen} />
    </>
  );
}

const opener = () => screen.getByText('Open');
const dialog = () => screen.getByRole('dialog');
const submit = () => screen.getByRole('button', { name: 'Submit Application' });

beforeEach(() => sessionStorage.clear());

test('A failure keeps the dialog open; a retry with the same key closes it', async () => {
  const { held, respond } = heldResponse();
  const sent = network(held, { status: 201, body: '{}' });
  const shown = recordToasts();
  const { click, fillIn } = visitor();
  render(<Opener />, { wrapper: Page });
  await click(opener());
  await fillIn(dialog(), application);
  await click(submit());
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
  respond({ status: 503, body: 'The database is unavailable' });
  await waitFor(() => expect(shown).toHaveLength(1));
  expect(dialog()).toBeVisible();
  await click(submit());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener()).toHaveFocus());
  expect(sent[1]).toMatchObject({
    path: '/api/coach-applications',
    body: { ...application, experience: 12 },
  });
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(shown).toEqual([
    {
      title: 'Submission Failed',
      description: 'There was an error submitting your application. Please try again.',
      variant: 'destructive',
    },
    {
      title: 'Application Submitted',
      description:
        "Thank you for your interest in joining our coaching network. We'll review your application and get back to you soon.",
    },
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test.each(['Cancel', 'Close'])(
  '%s closes the dialog, and the draft is restored when it opens again',
  async (button) => {
    const { click, fillIn } = visitor();
    render(<Opener />, { wrapper: Page });
    await click(opener());
    await fillIn(dialog(), application);
    await click(screen.getByRole('button', { name: button }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await click(opener());
    expect(screen.getByLabelText(/Years of Experience/)).toHaveValue(12);
    expect(screen.getByLabelText(/Professional Background/)).toHaveValue(application.background);
  },
);

test('Every field is required, and experience is at least one year', async () => {
  const { click } = visitor();
  render(<Opener />, { wrapper: Page });
  await click(opener());
  for (const name of Object.keys(application)) {
    expect(dialog().querySelector(`[name="${name}"]`)).toBeRequired();
  }
  expect(screen.getByLabelText(/Email/)).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText(/Phone/)).toHaveAttribute('type', 'tel');
  expect(screen.getByLabelText(/Years of Experience/)).toHaveAttribute('min', '1');
});
