import { render, screen, waitFor } from '@testing-library/react';
import { heldAnswer, network, notices, Page, visitor } from '../testing/visitor';
import NewsletterForm from './NewsletterForm';

const input = () => screen.getByLabelText('Email address');
const subscribe = () => screen.getByRole('button', { name: 'Subscribe' });

beforeEach(() => sessionStorage.clear());

test('a subscription is sent once, then the field is cleared and the list of newsletters read anew', async () => {
  const { held, give } = heldAnswer();
  const sent = network(held, { status: 200, body: '[]' });
  const shown = notices();
  const { type, dblClick } = visitor();
  render(<NewsletterForm />, { wrapper: Page });
  await type(input(), 'nora@client.example');
  await dblClick(subscribe());
  expect(await screen.findByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  give({ status: 201, body: '{"subscribed":true}' });
  await waitFor(() => expect(subscribe()).toBeEnabled());
  expect(sent.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    { method: 'POST', path: '/api/newsletter', body: { email: 'nora@client.example' } },
    { method: 'GET', path: '/api/newsletters', body: undefined },
  ]);
  expect(shown).toEqual([
    { title: 'Success!', description: "You've been successfully subscribed to our newsletter." },
  ]);
  expect(input()).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('a failure keeps the field, also across a reload, and says why where the server did', async () => {
  network({ status: 429, body: 'Too many submissions' }, 'no answer');
  const shown = notices();
  const { type, click } = visitor();
  const { unmount } = render(<NewsletterForm />, { wrapper: Page });
  await type(input(), 'nora@client.example');
  await click(subscribe());
  await waitFor(() => expect(shown).toHaveLength(1));
  unmount();
  render(<NewsletterForm />, { wrapper: Page });
  expect(input()).toHaveValue('nora@client.example');
  await click(subscribe());
  await waitFor(() => expect(shown).toHaveLength(2));
  expect(shown).toEqual([
    { title: 'Subscription Failed', description: '429: Too many submissions', variant: 'destructive' },
    {
      title: 'Subscription Failed',
      description: 'There was an error subscribing to the newsletter.',
      variant: 'destructive',
    },
  ]);
});

test('nothing but white space is ignored', async () => {
  const sent = network({ status: 201 });
  const { type, click } = visitor();
  render(<NewsletterForm />, { wrapper: Page });
  input().setAttribute('type', 'text'); // An e-mail field trims by itself.
  await type(input(), '   ');
  await click(subscribe());
  expect(sent).toEqual([]);
});
