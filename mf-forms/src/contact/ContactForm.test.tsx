import { anArea } from '@site/contracts/testing/an-area';
import { render, screen, waitFor, within } from '@testing-library/react';
import { labels, otherInterests, texts } from '../content/contact';
import { created, field, inquiry, sendButton } from '../testing/contact';
import { heldResponse, notice, Page, visit, visitor } from '../testing/visitor';
import ContactForm from './ContactForm';

beforeEach(() => sessionStorage.clear());

test('Every invalid field has its message, the first one gets the focus, and nothing is sent', async () => {
  const { click, fillIn, sent } = visit(<ContactForm />, created);
  await fillIn(document, { email: 'nora@', message: 'Too short' });
  await click(sendButton());
  const summary = within(await screen.findByRole('alert'));
  for (const [name, message] of [
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['email', 'Please enter a valid email address'],
    ['message', 'Please provide a message with at least 10 characters'],
  ] as const) {
    expect(summary.getByRole('link', { name: message })).toHaveAttribute('href', `#contact-form-${name}`);
    expect(field(name)).toHaveAccessibleDescription(message);
    expect(field(name)).toHaveAttribute('id', `contact-form-${name}`);
  }
  expect(field('firstName')).toHaveFocus();
  expect(field('firstName')).toBeInvalid();
  await click(summary.getByRole('link', { name: /^Please provide/ }));
  expect(field('message')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('A double click sends once; success resets the form and leaves a confirmation with the focus', async () => {
  const { held, respond } = heldResponse();
  const form = <ContactForm defaultService="Executive Coaching" />;
  const { dblClick, fillIn, sent, shown } = visit(form, held);
  await fillIn(document, { ...inquiry, company: 'Client LLC' });
  await dblClick(sendButton());
  const pending = await screen.findByRole('button', { name: labels.submitting });
  expect(pending).toHaveAttribute('aria-disabled', 'true');
  expect(pending).toHaveFocus();
  respond(created);
  expect(await notice()).toHaveTextContent(`${texts.sent.title}${texts.sent.description}`);
  expect(await notice()).toHaveFocus();
  expect(sendButton()).not.toHaveAttribute('aria-disabled');
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/api/contacts',
      body: { ...inquiry, company: 'Client LLC', serviceInterest: 'Executive Coaching' },
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
  expect(shown).toEqual([texts.sent]);
  expect(field('firstName')).toHaveValue('');
  expect(field('message')).toHaveValue('');
  expect(field('serviceInterest')).toHaveValue('Executive Coaching');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(inquiry.lastName);
});

test('Any success status except 201 counts as a failure', async () => {
  const { click, fillIn, shown } = visit(<ContactForm />, { status: 200 });
  await fillIn(document, inquiry);
  await click(sendButton());
  expect(await notice()).toHaveTextContent(texts.failed.title);
  expect(shown).toMatchObject([{ title: texts.failed.title }]);
  expect(field('message')).toHaveValue(inquiry.message);
});

test('A failure keeps the values; a retry has the same key, changed content another one', async () => {
  const unavailable = { status: 503, body: 'The database is unavailable' };
  const { click, fillIn, sent, shown } = visit(<ContactForm />, unavailable, 'network error', created);
  await fillIn(document, inquiry);

  await click(sendButton());
  await waitFor(() => expect(shown).toHaveLength(1));
  expect(shown[0]).toEqual({
    title: texts.failed.title,
    description: '503: The database is unavailable',
    variant: 'destructive',
  });
  expect(await notice()).toHaveTextContent(`${texts.failed.title}503: The database is unavailable`);
  expect(await notice()).toHaveFocus();
  expect(field('message')).toHaveValue(inquiry.message);

  await click(sendButton());
  await waitFor(() => expect(shown).toHaveLength(2));
  expect(shown[1]?.description).toBe(texts.failed.description());

  await fillIn(document, { message: ' Thank you.' });
  await click(sendButton());
  await waitFor(() => expect(shown).toHaveLength(3));
  const keys = sent.map(({ key }) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('A form that the visitor left and returned to while it was being sent is empty once it is sent', async () => {
  const { held, respond } = heldResponse();
  const { click, fillIn, unmount } = visit(<ContactForm />, held);
  await fillIn(document, inquiry);
  await click(sendButton());
  unmount();
  render(<ContactForm />, { wrapper: Page });
  expect(field('message')).toHaveValue(inquiry.message);
  respond(created);
  await waitFor(() => expect(field('message')).toHaveValue(''));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(inquiry.message);
});

test('Errors replace the notice about the submission before', async () => {
  const { click, fillIn } = visit(<ContactForm />, created);
  await fillIn(document, inquiry);
  await click(sendButton());
  expect(await notice()).toHaveTextContent(texts.sent.title);
  await click(sendButton());
  expect(await screen.findByRole('link', { name: 'First name is required' })).toBeInTheDocument();
  expect(screen.queryByText(texts.sent.title)).not.toBeInTheDocument();
});

test('A reload keeps the draft and the key of the attempt, but not the honeypot', async () => {
  const { click, fillIn, sent, unmount } = visit(<ContactForm />, 'network error', created);
  await fillIn(document, inquiry);
  await click(sendButton());
  await notice();
  field('website').value = 'http://spam.example';
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('spam.example');

  unmount();
  render(<ContactForm />, { wrapper: Page });
  expect(field('message')).toHaveValue(inquiry.message);
  await click(sendButton());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).not.toHaveProperty('website');
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('What a bot typed into the hidden field is sent, and the message that was stored can be sent again', async () => {
  const refusal = { status: 400, body: 'Please leave the hidden field empty' };
  const { click, fillIn, sent } = visit(<ContactForm />, refusal, created);
  await fillIn(document, inquiry);
  field('website').value = 'http://spam.example';
  await click(sendButton());
  expect(await notice()).toHaveTextContent('400: Please leave the hidden field empty');
  expect(sent[0]?.body).toHaveProperty('website', 'http://spam.example');

  field('website').value = '';
  for (const times of [2, 3]) {
    await fillIn(document, times === 2 ? {} : inquiry);
    await click(sendButton());
    await waitFor(() => expect(sent).toHaveLength(times));
    await waitFor(() => expect(field('message')).toHaveValue(''));
  }
  expect(sent[2]?.key).not.toBe(sent[1]?.key);
});

test('Pages without a preset service share one draft, however they title the form', async () => {
  const { fillIn } = visitor();
  const { unmount } = render(
    <Page path="/">
      <ContactForm title="Start a conversation" />
    </Page>,
  );
  await fillIn(document, inquiry);
  unmount();
  const { unmount: leave } = render(<ContactForm title="Book Your Consultation" />, { wrapper: Page });
  expect(field('message')).toHaveValue(inquiry.message);
  leave();
  render(<ContactForm title="Book Your Consultation" defaultService="Executive Coaching" />, {
    wrapper: Page,
  });
  expect(field('message')).toHaveValue('');
});

test('The areas that releases contribute are options; a default service that is none comes first', () => {
  const areas = [anArea('A', 10, { name: 'Strategy' }), anArea('B', 20, { name: 'Finance' })];
  render(
    <Page contributions={{ areas }}>
      <ContactForm title="Early access" defaultService="HR Strategy & Organizational Effectiveness" />
    </Page>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Early access' })).toBeVisible();
  expect(screen.getByLabelText(labels.serviceInterest)).toHaveValue(
    'HR Strategy & Organizational Effectiveness',
  );
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    labels.chooseService,
    'HR Strategy & Organizational Effectiveness',
    'Strategy',
    'Finance',
    ...otherInterests,
  ]);
});

test.each([
  ['Get Started', 'contact-get-started'],
  ["Let's Discuss Your Talent Needs", 'contact-let-s-discuss-your-talent-needs'],
  ['تواصل معنا', 'contact'],
  ['advisory '.repeat(20), expect.stringMatching(/^contact-advisory[a-z0-9-]{48}$/)],
])('The form for one service that is titled %j has its own id, of at most 64 characters', (title, id) => {
  render(<ContactForm title={title} defaultService="Executive Coaching" />, { wrapper: Page });
  expect(document.querySelector('form')).toHaveAttribute('id', id);
});

test('A corrected field loses its message; the summary stays as it is until the next submission', async () => {
  const { click, fillIn, clear } = visit(<ContactForm />, created);
  await fillIn(document, { ...inquiry, firstName: '' });
  await click(sendButton());
  const summary = await screen.findByRole('alert');
  await fillIn(document, { firstName: 'Nora' });
  await waitFor(() => expect(field('firstName')).toBeValid());
  expect(summary).toHaveTextContent('First name is required');

  await clear(field('firstName'));
  await waitFor(() => expect(field('firstName')).toBeInvalid());
  expect(field('firstName')).toHaveFocus();
  await fillIn(document, { firstName: 'Nora' });
  await click(sendButton());
  expect(await notice()).toHaveTextContent(texts.sent.title);
  expect(summary).not.toBeInTheDocument();
});
