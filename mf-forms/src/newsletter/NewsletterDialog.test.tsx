import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { heldResponse, network, recordToasts, Page, visitor } from '../testing/visitor';
import NewsletterDialog from './NewsletterDialog';

const subscriber = { name: 'Nora Haddad', email: 'nora@client.example', phone: '+971 4 555 0100' };

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <NewsletterDialog open={open} onOpenChange={setOpen} />
    </>
  );
}

const opener = () => screen.getByText('Open');
const dialog = () => screen.getByRole('dialog');
const subscribe = () => screen.getByRole('button', { name: 'Subscribe' });

beforeEach(() => sessionStorage.clear());

test('A subscription is confirmed; closing resets the dialog and returns the focus', async () => {
  const { held, respond } = heldResponse();
  const sent = network(held, { status: 200, body: '[]' });
  const shown = recordToasts();
  const { click, fillIn } = visitor();
  render(<Opener />, { wrapper: Page });
  await click(opener());
  await fillIn(dialog(), subscriber);
  await click(subscribe());
  expect(await screen.findByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  respond({ status: 201, body: '{"subscribed":true}' });
  expect(await screen.findByText('Thank you for subscribing!')).toBeVisible();
  expect(shown).toEqual([
    { title: 'Successfully subscribed!', description: 'Thank you for subscribing to our newsletter.' },
  ]);
  expect(sent[0]).toMatchObject({ path: '/api/newsletter', body: subscriber });
  expect(sent[1]).toMatchObject({ method: 'GET', path: '/api/newsletters' });

  await click(screen.getByText('Close'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(opener()).toHaveFocus());
  await click(opener());
  expect(screen.getByLabelText(/Name/)).toHaveValue('');
});

test('Closing without subscribing removes the draft', async () => {
  const { click, fillIn } = visitor();
  render(<Opener />, { wrapper: Page });
  await click(opener());
  await fillIn(dialog(), subscriber);
  await click(screen.getByRole('button', { name: 'Close' }));
  await click(opener());
  expect(screen.getByLabelText(/Name/)).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('An error response and a network error have different messages, and keep the values', async () => {
  network({ status: 500, body: 'Something broke' }, 'network error');
  const shown = recordToasts();
  const { click, fillIn } = visitor();
  render(<Opener />, { wrapper: Page });
  await click(opener());
  await fillIn(dialog(), subscriber);
  await click(subscribe());
  await waitFor(() => expect(shown).toHaveLength(1));
  await click(subscribe());
  await waitFor(() => expect(shown).toHaveLength(2));
  expect(shown).toEqual([
    {
      title: 'Subscription failed',
      description: 'Failed to subscribe to newsletter',
      variant: 'destructive',
    },
    { title: 'Subscription failed', description: 'Please try again later.', variant: 'destructive' },
  ]);
  expect(screen.getByLabelText(/Phone/)).toHaveValue(subscriber.phone);
});

test('An address that only the browser accepts is reported at its field', async () => {
  const sent = network({ status: 201 });
  const { click, fillIn } = visitor();
  render(<Opener />, { wrapper: Page });
  await click(opener());
  await fillIn(dialog(), { ...subscriber, email: 'nora@client' });
  await click(subscribe());
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  expect(sent).toEqual([]);
});
