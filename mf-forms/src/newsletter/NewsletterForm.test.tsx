import { screen, waitFor } from '@testing-library/react';
import { buttons, footerForm, footerTexts } from '../content/newsletter';
import { heldResponse, notice, visit } from '../testing/visitor';
import NewsletterForm from './NewsletterForm';

const input = () => screen.getByLabelText(footerForm.email);
const subscribe = () => screen.getByRole('button', { name: buttons.submit });

beforeEach(() => sessionStorage.clear());

test('A subscription is sent once, then confirmed and the list of newsletters refetched', async () => {
  const { held, respond } = heldResponse();
  const { type, dblClick, sent, shown } = visit(<NewsletterForm />, held, { status: 200, body: '[]' });
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
  const { click, fillIn, sent } = visit(<NewsletterForm />, { status: 201, body: '[]' });
  for (const count of [1, 2, 3]) {
    await fillIn(document, { email: `nora+${count}@client.example` });
    await click(subscribe());
    await waitFor(() => expect(sent).toHaveLength(2 * count));
    await waitFor(() => expect(input()).toHaveValue(''));
  }
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST', 'GET', 'POST', 'GET']);
});

test('White space alone is not sent', async () => {
  const { type, click, sent } = visit(<NewsletterForm />, { status: 201 });
  input().setAttribute('type', 'text'); // An e-mail input trims its value.
  await type(input(), '   ');
  await click(subscribe());
  expect(sent).toEqual([]);
});
