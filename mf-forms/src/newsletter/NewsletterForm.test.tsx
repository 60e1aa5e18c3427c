import { render, screen, waitFor } from '@testing-library/react';
import { heldResponse, network, recordToasts, Page, visitor } from '../testing/visitor';
import NewsletterForm from './NewsletterForm';

const input = () => screen.getByLabelText('Email address');
const subscribe = () => screen.getByRole('button', { name: 'Subscribe' });

beforeEach(() => sessionStorage.clear());

test('A subscription is sent once, then the field is cleared and the list of newsletters refetched', async () => {
  const { held, respond } = heldResponse();
  const sent = network(held, { status: 200, body: '[]' });
  const shown = recordToasts();
  const { type, dblClick } = visitor();
  render(<NewsletterForm />, { wrapper: Page });
  await type(input(), 'nora@client.example');
  await dblClick(subscribe());
  expect(await screen.findByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  respond({ status: 201, body: '{"subscribed":true}' });
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

test('A failure keeps the value, also across a reload, and shows the message of the server', async () => {
  network({ status: 429, body: 'Too many submissions' }, 'network error');
  const shown = recordToasts();
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

test('White space alone is not sent', async () => {
  const sent = network({ status: 201 });
  const { type, click } = visitor();
  render(<NewsletterForm />, { wrapper: Page });
  input().setAttribute('type', 'text'); // An e-mail input trims its value.
  await type(input(), '   ');
  await click(subscribe());
  expect(sent).toEqual([]);
});
