import { waitFor } from '@testing-library/react';
import ContactForm from '../contact/ContactForm';
import { texts } from '../content/contact';
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
