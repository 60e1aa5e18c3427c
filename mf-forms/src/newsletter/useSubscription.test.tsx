import { screen, waitFor } from '@testing-library/react';
import { buttons } from '../content/newsletter';
import { visit } from '../testing/visitor';
import NewsletterForm from './NewsletterForm';

jest.mock('../parts/submission', () => {
  throw new Error('The code fails to load');
});

test('A form that the browser posts requests no list of newsletters', async () => {
  const post = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
  const { click, fillIn, sent } = visit(<NewsletterForm />, { status: 200, body: '[]' });
  await fillIn(document, { email: 'nora@client.example' });
  await click(screen.getByRole('button', { name: buttons.submit }));
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
  expect(await screen.findByRole('button', { name: buttons.submit })).toBeVisible();
  expect(sent).toEqual([]);
});
