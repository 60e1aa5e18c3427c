import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { heldAnswer, network, notices, Page, visitor } from '../testing/visitor';
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

test('a subscription is thanked for; closing starts the dialog over and gives the focus back', async () => {
  const { held, give } = heldAnswer();
  const sent = network(held, { status: 200, body: '[]' });
  const shown = notices();
  const { click, fillIn } = visitor();
  render(<Opener />, { wrapper: Page });
  await click(opener());
  await fillIn(dialog(), subscriber);
  await click(subscribe());
  expect(await screen.findByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  give({ status: 201, body: '{"subscribed":true}' });
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

test('closing without subscribing forgets what was typed', async () => {
  const { click, fillIn } = visitor();
  render(<Opener />, { wrapper: Page });
  await click(opener());
  await fillIn(dialog(), subscriber);
  await click(screen.getByRole('button', { name: 'Close' }));
  await click(opener());
  expect(screen.getByLabelText(/Name/)).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('a failure is told apart by whether there was an answer, and keeps the form', async () => {
  network({ status: 500, body: 'Something broke' }, 'no answer');
  const shown = notices();
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

test('what the browser lets through and the server would refuse is said at the field', async () => {
  const sent = network({ status: 201 });
  const { click, fillIn } = visitor();
  render(<Opener />, { wrapper: Page });
  await click(opener());
  await fillIn(dialog(), { ...subscriber, email: 'nora@client' });
  await click(subscribe());
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  expect(sent).toEqual([]);
});
