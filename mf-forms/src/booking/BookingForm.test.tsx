import { render, screen, within } from '@testing-library/react';
import ContactForm from '../contact/ContactForm';
import { field } from '../testing/contact';
import { network, notice, recordToasts, Page, visitor } from '../testing/visitor';
import BookingForm from './BookingForm';
import { enquiryOf } from './enquiry-of';

const request = {
  serviceType: 'executive-coaching',
  name: 'Nora Haddad',
  email: 'nora@client.example',
  phone: '+971 4 555 0100',
  sessions: '6',
  rate: '250.50',
  preferredCoach: 'A coach with a background in banking',
  sessionMode: 'hybrid',
  message: 'A new board in spring.',
};

const empty = {
  serviceType: '',
  sessionMode: '',
  name: '',
  email: '',
  phone: '',
  company: '',
  message: '',
  sessions: '',
  rate: '',
  preferredCoach: '',
};

beforeEach(() => sessionStorage.clear());

test('Only executive coaching has fields for the sessions', async () => {
  const { selectOptions } = visitor();
  render(<BookingForm />, { wrapper: Page });
  const service = screen.getByLabelText(/Select Service Type/);
  for (const other of ['training', 'consultation', 'inquiry']) {
    await selectOptions(service, other);
    expect(screen.getByLabelText(/Session Mode/)).not.toBeVisible();
    expect(screen.getByLabelText(/Session Mode/)).toBeDisabled();
    expect(screen.getByLabelText(/Message/)).toBeRequired();
    expect(screen.getByRole('button', { name: 'Submit Request' })).toBeEnabled();
  }
  await selectOptions(service, 'executive-coaching');
  expect(screen.getByLabelText(/Session Mode/)).toBeRequired();
  expect(screen.getByLabelText(/Number of Sessions/)).toHaveAttribute('max', '20');
  expect(screen.getByLabelText(/Rate in USD/)).not.toBeRequired();
  expect(screen.getByLabelText(/Additional Requirements/)).toHaveAttribute(
    'placeholder',
    expect.stringContaining('coaching goals'),
  );
  expect(screen.getByRole('button', { name: 'Proceed to Payment' })).toBeEnabled();
});

test('A request is logged but not sent, the toast says so, and the draft survives a reload', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const sent = network({ status: 201 });
  const shown = recordToasts();
  const { click, fillIn } = visitor();
  const { unmount } = render(<BookingForm />, { wrapper: Page });
  await fillIn(document, request);
  await click(screen.getByRole('button', { name: 'Proceed to Payment' }));
  expect(log).toHaveBeenCalledWith('Booking request', { ...request, company: '' });
  expect(sent).toEqual([]);
  expect(shown).toEqual([
    {
      title: 'Request noted',
      description:
        'Online booking is not open yet, so nothing was sent. Please use our contact page and we will arrange your session.',
    },
  ]);
  expect(await notice()).toHaveTextContent(
    'Request notedOnline booking is not open yet, so nothing was sent.',
  );
  expect(await notice()).toHaveFocus();
  unmount();
  render(<BookingForm />, { wrapper: Page });
  expect(screen.getByLabelText(/Full Name/)).toHaveValue(request.name);
  expect(screen.getByLabelText(/Session Mode/)).toHaveValue('hybrid');
  log.mockRestore();
});

test.each(['the statement', 'the message after the request'])(
  'The button of %s takes what was entered along to the contact form',
  async (place) => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const { click, fillIn } = visitor();
    const { unmount } = render(<BookingForm />, { wrapper: Page });
    await fillIn(document, request);
    await click(screen.getByRole('button', { name: 'Proceed to Payment' }));
    const [statement, afterwards] = screen.getAllByRole('link', { name: 'Send it as an enquiry' });
    const link = place === 'the statement' ? statement : afterwards;
    expect(link).toHaveAttribute('href', '/contact');
    await click(link!);
    unmount();
    render(<ContactForm />, { wrapper: Page });
    expect(field('firstName')).toHaveValue('Nora');
    expect(field('lastName')).toHaveValue('Haddad');
    expect(field('email')).toHaveValue(request.email);
    expect(field('serviceInterest')).toHaveValue('Executive Coaching');
    const message = field('message').value;
    expect(message).toMatch(/^A new board in spring\.\n\nPhone Number: \+971 4 555 0100\n/);
    expect(message).toContain('Preferred Coach: A coach with a background in banking\nSession Mode: Hybrid');
    log.mockRestore();
  },
);

test('An enquiry keeps the draft of the contact form where the request is empty, and names an unlisted service', () => {
  const drafted = { firstName: 'Nora', company: 'Haddad Group', message: 'We met in Doha.' };
  const training = { ...empty, serviceType: 'training', email: 'nora@client.example' };
  const enquiry = enquiryOf(training, drafted);
  expect(enquiry).toEqual({
    firstName: 'Nora',
    lastName: '',
    email: 'nora@client.example',
    company: 'Haddad Group',
    serviceInterest: '',
    message: 'We met in Doha.\n\nService: Training',
  });
  expect(enquiryOf(training, enquiry)).toEqual(enquiry);
});

test('It states before its first field that booking is not open', () => {
  render(<BookingForm />, { wrapper: Page });
  const statement = screen.getByText('Online booking is not open yet');
  const position = statement.compareDocumentPosition(screen.getByLabelText(/Select Service Type/));
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('The response to a native post says that nothing was sent, and has its values', async () => {
  render(
    <Page path="/book" outcome={{ formId: 'booking', state: 'sent', values: request }}>
      <BookingForm />
    </Page>,
  );
  expect(await notice()).toHaveTextContent('nothing was sent');
  for (const [name, value] of Object.entries(request)) {
    const control = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    expect(control?.value).toBe(value);
  }
  expect(screen.getByLabelText(/Session Mode/)).toBeVisible();
});

test('The response to a native post of coaching without a session mode asks for it', async () => {
  const errors = { sessionMode: 'Please choose a session mode' };
  const { sessionMode: _, ...values } = request;
  render(
    <Page path="/book" outcome={{ formId: 'booking', state: 'invalid', values, errors }}>
      <BookingForm />
    </Page>,
  );
  const summary = within(screen.getByRole('alert'));
  expect(summary.getByRole('link', { name: errors.sessionMode })).toHaveAttribute(
    'href',
    '#booking-sessionMode',
  );
  expect(screen.getByLabelText(/Session Mode/)).toBeVisible();
  expect(screen.getByLabelText(/Session Mode/)).toHaveAccessibleDescription(errors.sessionMode);
});
