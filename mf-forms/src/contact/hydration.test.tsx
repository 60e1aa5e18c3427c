import type { ReactElement } from 'react';
import { submissionKey } from '@site/contracts/submission-key';
import { cleanup, render, screen } from '@testing-library/react';
import { otherInterests, texts } from '../content/contact';
import { created, field, inquiry, sendButton } from '../testing/contact';
import { network, notice, Page, visit, visitor } from '../testing/visitor';
import ContactForm from './ContactForm';

const [interest = ''] = otherInterests;

beforeEach(() => sessionStorage.clear());

/**
 * Renders a page on the server, and hydrates it.
 *
 * @param before simulates the visitor's input before hydration.
 * @param posted the message of the native post that the page responds to.
 */
async function hydrate(
  page: ReactElement,
  before: () => void = () => undefined,
  posted?: string,
): Promise<void> {
  const { renderToString } = await import('react-dom/server.node');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  // The form renders a default message only on a server, where there is no `window`.
  if (posted) field('message').defaultValue = posted;
  before();
  const consoleError = jest.spyOn(console, 'error');
  const onRecoverableError = jest.fn();
  render(page, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(consoleError).not.toHaveBeenCalled();
}

test('What was typed before hydration takes precedence over the draft', async () => {
  const { fillIn, unmount } = visit(<ContactForm defaultService="HR Strategy" />);
  await fillIn(document, inquiry);
  unmount();

  const page = (
    <Page>
      <ContactForm defaultService="HR Strategy" />
    </Page>
  );
  await hydrate(page, () => {
    expect(sendButton()).toBeEnabled();
    expect(field('serviceInterest')).toHaveValue('HR Strategy');
    field('firstName').value = 'Salma';
    field('message').value = 'Another message.';
    field('serviceInterest').value = interest;
  });
  expect(field('firstName')).toHaveValue('Salma');
  expect(field('message')).toHaveValue('Another message.');
  expect(field('serviceInterest')).toHaveValue(interest);
  expect(field('lastName')).toHaveValue(inquiry.lastName);
  expect(JSON.stringify({ ...sessionStorage })).toContain('Salma');
});

test('It can be posted without code: to an address of the shell, with the page and the id of the form', () => {
  render(
    <Page path="/services?area=b">
      <ContactForm title="Let's Talk" defaultService="Executive Coaching" />
    </Page>,
  );
  const form = document.querySelector('form')!;
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/_forms/contact');
  expect(form).toHaveAttribute('id', 'contact-let-s-talk');
  expect(form).toHaveFormValues({ _page: '/services?area=b', _form: 'contact-let-s-talk', website: '' });
});

test('The response to a refused native post has its values and errors, and keeps what is typed before hydration, and the focus', async () => {
  const values = { ...inquiry, email: 'nora@client', company: '', serviceInterest: interest };
  const errors = { email: 'Please enter a valid email address' };
  const sent = network(created);
  await hydrate(
    <Page outcome={{ formId: 'contact-form', state: 'invalid', values, errors }}>
      <ContactForm />
    </Page>,
    () => {
      expect(screen.getByRole('alert')).toHaveAttribute('autofocus');
      expect(field('email')).toHaveValue('nora@client');
      expect(field('email')).toHaveAccessibleDescription('Please enter a valid email address');
      expect(field('message')).toHaveValue(inquiry.message);
      expect(field('serviceInterest')).toHaveValue(interest);
      field('email').value = inquiry.email;
      field('message').value = 'A better message, typed while the code was loading.';
      field('message').focus();
    },
    inquiry.message,
  );
  expect(field('message')).toHaveValue('A better message, typed while the code was loading.');
  expect(field('message')).toHaveFocus();
  await visitor().click(sendButton());
  expect(await notice()).toHaveTextContent(texts.sent.title);
  expect(sent[0]?.body).toEqual({
    ...values,
    email: inquiry.email,
    message: 'A better message, typed while the code was loading.',
  });
  expect(field('lastName')).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('A script sends the content that the browser would have sent, with the same key', async () => {
  const { click, fillIn, sent } = visit(<ContactForm />, created);
  await fillIn(document, { ...inquiry, firstName: '  Nora ' });
  await click(sendButton());
  await notice();
  // The shell makes this payload of a native post of these fields.
  const payload = { ...inquiry, company: '', serviceInterest: '' };
  expect(sent[0]).toMatchObject({ body: payload, key: submissionKey('/api/contacts', payload) });
});

test('The reason why a native post failed has the focus, whatever other parameters the address has', async () => {
  await hydrate(
    <Page
      path="/contact?consent=yes"
      outcome={{ formId: 'contact-form', state: 'failed', values: inquiry, message: '503: Unavailable.' }}
    >
      <ContactForm />
    </Page>,
    () => expect(screen.getByRole('alert')).toHaveAttribute('autofocus'),
    inquiry.message,
  );
  expect(await notice()).toHaveRole('alert');
  expect(await notice()).toHaveTextContent(`${texts.failed.title}503: Unavailable.`);
  expect(field('message')).toHaveValue(inquiry.message);
});

test('A sentence that the page enters is in the HTML of the server, and stays', async () => {
  const sentence = 'I would like to meet Layal.';
  await hydrate(
    <Page>
      <ContactForm defaultService="Coaching" message={sentence} />
    </Page>,
    undefined,
    sentence,
  );
  expect(field('message')).toHaveValue(sentence);
});

test('A sentence that the page enters stands before what the visitor typed, once', async () => {
  const { fillIn, rerender, unmount } = visit(<ContactForm defaultService="Coaching" />);
  await fillIn(document, inquiry);
  const named = <ContactForm defaultService="Coaching" message="I would like to meet Layal." />;
  rerender(named);
  expect(field('message')).toHaveValue(`I would like to meet Layal.\n\n${inquiry.message}`);
  rerender(named);
  expect(field('message')).toHaveValue(`I would like to meet Layal.\n\n${inquiry.message}`);
  rerender(<ContactForm defaultService="Coaching" message="I would like to meet Omar." />);
  expect(field('message')).toHaveValue(`I would like to meet Omar.\n\n${inquiry.message}`);
  unmount();
  render(named, { wrapper: Page });
  expect(field('message')).toHaveValue(`I would like to meet Layal.\n\n${inquiry.message}`);
});

test('A sentence of the page that the visitor has replaced by own words does not come back with the page', async () => {
  const named = <ContactForm defaultService="Coaching" message="I would like to meet Layal." />;
  const { clear, fillIn, unmount } = visit(named);
  await clear(field('message'));
  await fillIn(document, { message: inquiry.message });
  unmount();
  const { unmount: leave } = render(named, { wrapper: Page });
  expect(field('message')).toHaveValue(inquiry.message);
  await clear(field('message'));
  leave();
  render(named, { wrapper: Page });
  expect(field('message')).toHaveValue('I would like to meet Layal.');
});

test('A sentence that the page enters once more is entered, whatever was typed in between', async () => {
  const named = <ContactForm defaultService="Coaching" message="I would like to meet Layal." />;
  const { clear, fillIn, rerender } = visit(named);
  rerender(<ContactForm defaultService="Coaching" />);
  await clear(field('message'));
  await fillIn(document, { message: inquiry.message });
  rerender(named);
  expect(field('message')).toHaveValue(`I would like to meet Layal.\n\n${inquiry.message}`);
});

test('Once an enquiry is sent, another sentence of the page replaces the one before', async () => {
  const { click, fillIn, rerender } = visit(
    <ContactForm defaultService="Coaching" message="I would like to meet Layal." />,
    created,
  );
  await fillIn(document, inquiry);
  await click(sendButton());
  await notice();
  rerender(<ContactForm defaultService="Coaching" message="I would like to meet Omar." />);
  expect(field('message')).toHaveValue('I would like to meet Omar.');
});

test('A sentence of the page that the visitor has deleted does not come back with a refused native post', async () => {
  const named = <ContactForm title="Talk" defaultService="Coaching" message="I would like to meet Layal." />;
  const values = { ...inquiry, email: 'nora@client' };
  await hydrate(
    <Page outcome={{ formId: 'contact-talk', state: 'invalid', values }}>{named}</Page>,
    undefined,
    inquiry.message,
  );
  expect(field('message')).toHaveValue(inquiry.message);
  cleanup();
  render(named, { wrapper: Page });
  expect(field('message')).toHaveValue(inquiry.message);
});
