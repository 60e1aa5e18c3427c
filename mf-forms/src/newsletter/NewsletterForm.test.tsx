import { render, screen, waitFor } from '@testing-library/react';
import { buttons, footerForm, footerTexts } from '../content/newsletter';
import { heldResponse, network, notice, recordToasts, Page, visitor } from '../testing/visitor';
import NewsletterForm from './NewsletterForm';

const input = () => screen.getByLabelText(footerForm.email);
const subscribe = () => screen.getByRole('button', { name: buttons.submit });

beforeEach(() => sessionStorage.clear());

test('A subscription is sent once, then confirmed and the list of newsletters refetched', async () => {
  const { held, respond } = heldResponse();
  const sent = network(held, { status: 200, body: '[]' });
  const shown = recordToasts();
  const { type, dblClick } = visitor();
  render(<NewsletterForm />, { wrapper: Page });
  await type(input(), 'nora@client.example');
  await dblClick(subscribe());
  expect(await screen.findByRole('button', { name: buttons.submitting })).toHaveFocus();
  respond({ status: 201, body: '{"subscribed":true}' });
  expect(await notice()).toHaveTextContent(footerTexts.sent.description);
  expect(await notice()).toHaveFocus();
  expect(sent.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    { method: 'POST', path: '/api/newsletter', body: { email: 'nora@client.example' } },
    { method: 'GET', path: '/api/newsletters', body: undefined },
  ]);
  expect(shown).toEqual([footerTexts.sent]);
  expect(input()).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('nora');
});

test('The list of newsletters is requested once after every subscription', async () => {
  const sent = network({ status: 201, body: '[]' });
  const { type, click } = visitor();
  render(<NewsletterForm />, { wrapper: Page });
  for (const count of [1, 2, 3]) {
    await type(input(), `nora+${count}@client.example`);
    await click(subscribe());
    await waitFor(() => expect(sent).toHaveLength(2 * count));
    await waitFor(() => expect(input()).toHaveValue(''));
  }
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST', 'GET', 'POST', 'GET']);
});

test('A failure keeps the value, also across a reload, and shows the message of the server', async () => {
  const { failed } = footerTexts;
  const reason = '429: Too many submissions';
  network({ status: 429, body: 'Too many submissions' }, 'network error');
  const shown = recordToasts();
  const { type, click } = visitor();
  const { unmount } = render(<NewsletterForm />, { wrapper: Page });
  await type(input(), 'nora@client.example');
  await click(subscribe());
  await waitFor(() => expect(shown).toHaveLength(1));
  expect(await notice()).toHaveTextContent(`${failed.title}${reason}`);
  unmount();
  render(<NewsletterForm />, { wrapper: Page });
  expect(input()).toHaveValue('nora@client.example');
  await click(subscribe());
  await waitFor(() => expect(shown).toHaveLength(2));
  expect(shown).toEqual([
    { title: failed.title, description: reason, variant: 'destructive' },
    { title: failed.title, description: failed.description(), variant: 'destructive' },
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

test('It can be posted without code', () => {
  render(
    <Page path="/insights/3">
      <NewsletterForm />
    </Page>,
  );
  const form = document.querySelector('form')!;
  expect(form).toHaveAttribute('action', '/_forms/newsletter');
  expect(form).toHaveFormValues({ _page: '/insights/3', _form: 'newsletter', email: '' });
});

test('The response to a refused native post has the address and the message', () => {
  const errors = { email: 'Please enter a valid email address' };
  render(
    <Page outcome={{ formId: 'newsletter', state: 'invalid', values: { email: 'nora@client' }, errors }}>
      <NewsletterForm />
    </Page>,
  );
  expect(input()).toHaveValue('nora@client');
  expect(input()).toBeInvalid();
  expect(screen.getByRole('link', { name: errors.email })).toHaveAttribute('href', '#newsletter-email');
});
