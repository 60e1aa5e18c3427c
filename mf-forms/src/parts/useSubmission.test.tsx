import { act, screen, waitFor } from '@testing-library/react';
import ContactForm from '../contact/ContactForm';
import { labels, texts } from '../content/contact';
import { buttons } from '../content/newsletter';
import NewsletterForm from '../newsletter/NewsletterForm';
import { created, field, inquiry, sendButton } from '../testing/contact';
import { notice, visit } from '../testing/visitor';

/** Loads the code that validates and sends. */
let mockLoad: () => Promise<object>;

jest.mock('./submission', () => ({
  __esModule: true,
  // `import()` waits for it.
  // oxlint-disable-next-line unicorn/no-thenable
  then: (...handlers: Parameters<Promise<object>['then']>) => mockLoad().then(...handlers),
}));

/** Holds the code back until the function that it returns is called. */
function holdCode(): () => void {
  let finishLoading: (code: object) => void = () => {};
  const loaded = new Promise<object>((resolve) => (finishLoading = resolve));
  mockLoad = () => loaded;
  return () => finishLoading(jest.requireActual('./submission'));
}

beforeEach(() => {
  sessionStorage.clear();
  mockLoad = () => Promise.reject(new Error('The code fails to load'));
});
afterEach(() => jest.useRealTimers());

test('While its code loads, a form shows that it is being sent; what is typed then stays and is not sent', async () => {
  const finishLoading = holdCode();
  const { click, fillIn, sent } = visit(<ContactForm />, created);
  await fillIn(document, inquiry);
  await click(sendButton());
  expect(screen.getByRole('button', { name: labels.submitting })).toHaveAttribute('aria-disabled', 'true');
  await fillIn(document, { message: ' One more thing.' });
  finishLoading();
  await notice();
  expect(sent).toMatchObject([{ body: { message: inquiry.message } }]);
  expect(field('message')).toHaveValue(`${inquiry.message} One more thing.`);
});

test('A form whose code takes more than fifteen seconds is posted by the browser; code that comes later sends it', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const post = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
  const finishLoading = holdCode();
  const { click, fillIn, sent } = visit(<ContactForm />, created);
  await fillIn(document, inquiry);
  await click(sendButton());
  // Validation and request wait for the same deadline.
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(post).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([]);
  await act(async () => finishLoading());
  await click(sendButton());
  await notice();
  expect(sent).toMatchObject([{ body: inquiry }]);
  expect(post).toHaveBeenCalledTimes(1);
});

test('A form whose page the visitor has left before its code failed to load says that it was not sent', async () => {
  const post = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
  const { fillIn, shown, unmount } = visit(<ContactForm />);
  await fillIn(document, inquiry);
  act(() => sendButton().click());
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
