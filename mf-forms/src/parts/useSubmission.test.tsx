import { screen, waitFor } from '@testing-library/react';
import ContactForm from '../contact/ContactForm';
import { texts } from '../content/contact';
import { buttons } from '../content/newsletter';
import NewsletterForm from '../newsletter/NewsletterForm';
import { inquiry, sendButton } from '../testing/contact';
import { visit } from '../testing/visitor';

jest.mock('./submission', () => {
  throw new Error('The code fails to load');
});

beforeEach(() => sessionStorage.clear());

test('A form whose page the visitor has left before its code failed to load says that it was not sent', async () => {
  const post = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
  const { fillIn, shown, unmount } = visit(<ContactForm />);
  await fillIn(document, inquiry);
  sendButton().click();
  unmount();
  await waitFor(() => expect(shown).toMatchObject([{ title: texts.failed.title, variant: 'destructive' }]));
  expect(post).not.toHaveBeenCalled();
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
