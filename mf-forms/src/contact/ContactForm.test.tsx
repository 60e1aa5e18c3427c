import { listedAreas } from '@site/firm';
import { render, screen, waitFor } from '@testing-library/react';
import { heldResponse, network, recordToasts, Page, visitor } from '../testing/visitor';
import ContactForm from './ContactForm';

const inquiry = {
  firstName: 'Nora',
  lastName: 'Haddad',
  email: 'nora@client.example',
  message: 'Please call us about a talent review.',
};

const created = { status: 201, body: '{}' };

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const sendButton = () => screen.getByRole('button', { name: 'Send Message' });

beforeEach(() => sessionStorage.clear());

test('Every invalid field has its message, the first one gets the focus, and nothing is sent', async () => {
  const sent = network(created);
  const { click, fillIn } = visitor();
  render(<ContactForm />, { wrapper: Page });
  await fillIn(document, { email: 'nora@', message: 'Too short' });
  await click(sendButton());
  expect(await screen.findByText('First name is required')).toBeVisible();
  expect(screen.getByText('Last name is required')).toBeVisible();
  expect(screen.getByText('Please enter a valid email address')).toBeVisible();
  expect(screen.getByText('Please provide a message with at least 10 characters')).toBeVisible();
  expect(field('firstName')).toHaveFocus();
  expect(field('firstName')).toBeInvalid();
  expect(field('firstName')).toHaveAccessibleDescription('First name is required');
  expect(sent).toEqual([]);
});

test('A double click sends once, and success resets the form', async () => {
  const { held, respond } = heldResponse();
  const sent = network(held);
  const shown = recordToasts();
  const { dblClick, fillIn } = visitor();
  render(<ContactForm defaultService="Executive Coaching" />, { wrapper: Page });
  await fillIn(document, { ...inquiry, company: 'Client LLC' });
  await dblClick(sendButton());
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  respond(created);
  await waitFor(() => expect(sendButton()).toBeEnabled());
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/api/contacts',
      body: { ...inquiry, company: 'Client LLC', serviceInterest: 'Executive Coaching' },
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
  expect(shown).toEqual([
    {
      title: 'Message Sent!',
      description: "Thank you for your inquiry. We'll get back to you within 24 hours.",
    },
  ]);
  expect(field('firstName')).toHaveValue('');
  expect(field('message')).toHaveValue('');
  expect(field('serviceInterest')).toHaveValue('Executive Coaching');
  expect(sessionStorage).toHaveLength(0);
});

test('A failure keeps the values; a retry has the same key, changed content another one', async () => {
  const sent = network({ status: 503, body: 'The database is unavailable' }, 'network error', created);
  const shown = recordToasts();
  const { click, fillIn } = visitor();
  render(<ContactForm />, { wrapper: Page });
  await fillIn(document, inquiry);

  await click(sendButton());
  await waitFor(() => expect(shown).toHaveLength(1));
  expect(shown[0]).toEqual({
    title: 'Failed to Send Message',
    description: '503: The database is unavailable',
    variant: 'destructive',
  });
  expect(field('message')).toHaveValue(inquiry.message);

  await click(sendButton());
  await waitFor(() => expect(shown).toHaveLength(2));
  expect(shown[1]?.description).toBe('There was an error sending your message. Please try again.');

  await fillIn(document, { message: ' Thank you.' });
  await click(sendButton());
  await waitFor(() => expect(shown).toHaveLength(3));
  const keys = sent.map(({ key }) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('A reload keeps the draft and the key of the attempt, but not the honeypot', async () => {
  const sent = network('network error', created);
  const { click, fillIn } = visitor();
  const { unmount } = render(<ContactForm />, { wrapper: Page });
  await fillIn(document, inquiry);
  field('website').value = 'http://spam.example';
  await click(sendButton());
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(sendButton()).toBeEnabled());
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('spam.example');

  unmount();
  render(<ContactForm />, { wrapper: Page });
  expect(field('message')).toHaveValue(inquiry.message);
  await click(sendButton());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]?.body).toHaveProperty('website', 'http://spam.example');
  expect(sent[1]?.body).not.toHaveProperty('website');
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('What was typed before hydration takes precedence over the draft', async () => {
  const { fillIn } = visitor();
  const { unmount } = render(<ContactForm />, { wrapper: Page });
  await fillIn(document, inquiry);
  unmount();

  const { renderToString } = await import('react-dom/server.node');
  const page = (
    <Page>
      <ContactForm defaultService="HR Strategy" />
    </Page>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(sendButton()).toBeDisabled();
  expect(field('serviceInterest')).toHaveValue('HR Strategy');
  field('firstName').value = 'Salma';
  const onRecoverableError = jest.fn();
  render(page, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(sendButton()).toBeEnabled();
  expect(field('firstName')).toHaveValue('Salma');
  expect(field('lastName')).toHaveValue(inquiry.lastName);
  expect(JSON.stringify({ ...sessionStorage })).toContain('Salma');
});

test('A default service that is not an option is added as the first one', () => {
  render(<ContactForm title="Early access" defaultService="HR Strategy & Organizational Effectiveness" />, {
    wrapper: Page,
  });
  expect(screen.getByRole('heading', { level: 2, name: 'Early access' })).toBeVisible();
  expect(screen.getByLabelText('Service Interest')).toHaveValue('HR Strategy & Organizational Effectiveness');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Select a service',
    'HR Strategy & Organizational Effectiveness',
    ...listedAreas.map(({ name }) => name),
    'Executive Coaching',
    'General Inquiry',
  ]);
});
