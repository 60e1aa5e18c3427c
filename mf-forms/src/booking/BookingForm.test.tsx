import { render, screen, within } from '@testing-library/react';
import { PageMetadata } from '@site/platform';
import ContactForm from '../contact/ContactForm';
import { enquiry, form, noted, refusedTitle, serviceTypes, sessionModes, statement } from '../content/book';
import { CONTACT_DRAFT, draftOf } from '../parts/useDraftForm';
import { created, field, sendButton } from '../testing/contact';
import { labelled, notice, Page, visit, visitor } from '../testing/visitor';
import BookingForm from './BookingForm';

const { coaching } = form;

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

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'log').mockImplementation();
});

test('Only executive coaching has fields for the sessions', async () => {
  const { selectOptions } = visit(<BookingForm />);
  const service = labelled(form.serviceType);
  for (const other of ['training', 'consultation', 'inquiry']) {
    await selectOptions(service, other);
    expect(labelled(coaching.sessionMode)).not.toBeVisible();
    expect(labelled(coaching.sessionMode)).toBeDisabled();
    expect(labelled(form.anyService.message)).toBeRequired();
    expect(screen.getByRole('button', { name: form.anyService.submit })).toBeEnabled();
  }
  await selectOptions(service, 'executive-coaching');
  expect(labelled(coaching.sessionMode)).toBeRequired();
  expect(labelled(coaching.sessions)).toHaveAttribute('min', '1');
  expect(labelled(coaching.sessions)).toHaveAttribute('max', '20');
  expect(labelled(coaching.rate)).toHaveAttribute('min', '0');
  expect(labelled(coaching.rate)).not.toBeRequired();
  expect(labelled(coaching.message)).toHaveAttribute('placeholder', coaching.placeholder);
  expect(screen.getByRole('button', { name: coaching.submit })).toBeEnabled();
});

test('The label of the message follows the service also on a page that the browser has translated', async () => {
  const { selectOptions } = visit(<BookingForm />);
  const label = screen.getByText(form.anyService.message);
  // A browser that translates replaces texts in this way.
  const translation = document.createElement('font');
  translation.textContent = form.anyService.message;
  label.firstChild!.replaceWith(translation);
  await selectOptions(labelled(form.serviceType), 'executive-coaching');
  expect(screen.getByText(coaching.message)).toBeVisible();
});

test('A request is logged but not sent, the toast says so, and the draft survives a reload', async () => {
  const { click, fillIn, sent, shown, unmount } = visit(<BookingForm />, { status: 201 });
  await fillIn(document, request);
  await click(screen.getByRole('button', { name: coaching.submit }));
  expect(console.log).toHaveBeenCalledWith('Booking request', { ...request, company: '' });
  expect(sent).toEqual([]);
  expect(shown).toEqual([{ title: noted.title, description: noted.text }]);
  expect(await notice()).toHaveTextContent(`${noted.title}${noted.text}`);
  expect(await notice()).toHaveFocus();
  unmount();
  render(<BookingForm />, { wrapper: Page });
  expect(labelled(form.name)).toHaveValue(request.name);
  expect(labelled(coaching.sessionMode)).toHaveValue('hybrid');
});

test.each([
  ['the statement', 0],
  ['the form', 1],
  ['the message after the request', 2],
])('The button of %s takes what was entered along to the contact form', async (_place, index) => {
  const { click, fillIn, unmount } = visit(<BookingForm />);
  await fillIn(document, request);
  await click(screen.getByRole('button', { name: coaching.submit }));
  const link = screen.getAllByRole('link', { name: enquiry.link })[index];
  expect(link).toHaveAttribute('href', '/contact');
  await click(link!);
  unmount();
  render(<ContactForm />, { wrapper: Page });
  expect(field('firstName')).toHaveValue('Nora');
  expect(field('lastName')).toHaveValue('Haddad');
  expect(field('email')).toHaveValue(request.email);
  expect(field('serviceInterest')).toHaveValue(serviceTypes['executive-coaching']);
  const message = field('message').value;
  expect(message).toMatch(new RegExp(`^A new board in spring\\.\n\n${form.phone}: \\+971 4 555 0100\n`));
  expect(message).toContain(
    `${coaching.preferredCoach}: ${request.preferredCoach}\n${coaching.sessionMode}: ${sessionModes.hybrid}`,
  );
});

test.each(['Control', 'Meta', 'Shift'])(
  'A press with %s opens a new tab, and leaves the contact draft of this one',
  async (key) => {
    const { click, fillIn, keyboard } = visit(<BookingForm />);
    await fillIn(document, request);
    await keyboard(`{${key}>}`);
    // jsdom cannot navigate: prevented here, after the link's own handler.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await click(screen.getAllByRole('link', { name: enquiry.link })[0]!);
    expect(draftOf(CONTACT_DRAFT).read()).toBeUndefined();
  },
);

test.each([
  [
    'a script',
    async () => {
      const { click } = visit(<ContactForm />, created);
      await click(sendButton());
    },
  ],
  [
    'the browser',
    () =>
      render(
        <Page path="/contact?sent=contact-form">
          <ContactForm />
        </Page>,
      ),
  ],
])('Once %s has sent a request as an enquiry, the tab keeps nothing of it', async (_sender, send) => {
  const { click, fillIn, unmount } = visit(<BookingForm />);
  await fillIn(document, request);
  await click(screen.getAllByRole('link', { name: enquiry.link })[0]!);
  unmount();
  await send();
  await notice();
  const kept = Object.values(sessionStorage).join();
  expect(kept).not.toContain(request.email);
  expect(kept).not.toContain(request.message);
});

test('A request that is taken along again replaces its earlier text, and leaves what the visitor wrote', async () => {
  draftOf(CONTACT_DRAFT).write({ message: 'We met in Doha.' });
  const { clear, click, fillIn, type, unmount } = visit(<BookingForm />);
  const [link] = screen.getAllByRole('link', { name: enquiry.link });
  await fillIn(document, { serviceType: 'training', message: 'Four days in March.' });
  await click(link!);
  await clear(labelled(form.anyService.message));
  await type(labelled(form.anyService.message), 'Two days in March.');
  await click(link!);
  unmount();
  render(<ContactForm />, { wrapper: Page });
  const service = `${enquiry.service}: ${serviceTypes.training}`;
  expect(field('message')).toHaveValue(`We met in Doha.\n\nTwo days in March.\n\n${service}`);
});

test('A change of the service leaves the answers about coaching behind, also in what was taken along before', async () => {
  const { click, fillIn, selectOptions, unmount } = visit(<BookingForm />);
  const [link] = screen.getAllByRole('link', { name: enquiry.link });
  await fillIn(document, request);
  await click(link!);
  await selectOptions(labelled(form.serviceType), 'training');
  await click(screen.getByRole('button', { name: form.anyService.submit }));
  const hidden = { sessions: '', rate: '', preferredCoach: '', sessionMode: '' };
  expect(console.log).toHaveBeenCalledWith('Booking request', {
    ...request,
    ...hidden,
    company: '',
    serviceType: 'training',
  });
  await click(link!);
  unmount();
  render(<ContactForm />, { wrapper: Page });
  expect(field('serviceInterest')).toHaveValue('');
  expect(field('message')).toHaveValue(
    `${request.message}\n\n${enquiry.service}: ${serviceTypes.training}\n${form.phone}: ${request.phone}`,
  );
});

test('It states before its first field that booking is not open', () => {
  render(<BookingForm />, { wrapper: Page });
  const stated = screen.getByText(statement, { exact: false });
  const position = stated.compareDocumentPosition(labelled(form.serviceType));
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('Its fields are in titled groups: what the session is about, and how to reach the visitor', () => {
  render(<BookingForm />, { wrapper: Page });
  const group = (name: string) => screen.getByRole('group', { name });
  const { session, contact } = form.groups;
  expect(group(session)).toContainElement(labelled(form.serviceType));
  expect(group(session)).toContainElement(labelled(coaching.sessionMode));
  expect(group(session)).toContainElement(labelled(form.anyService.message));
  for (const label of [form.name, form.email, form.phone, form.company])
    expect(group(contact)).toContainElement(labelled(label));
});

test('The response to a native post says that nothing was sent, and has its values', async () => {
  render(
    <Page path="/book" outcome={{ formId: 'booking', state: 'sent', values: request }}>
      <BookingForm />
    </Page>,
  );
  expect(await notice()).toHaveTextContent(noted.text);
  for (const [name, value] of Object.entries(request)) {
    const control = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    expect(control?.value).toBe(value);
  }
  expect(labelled(coaching.sessionMode)).toBeVisible();
});

test('The response to a native post that was refused says why', async () => {
  const message = '400: Please leave the hidden field empty.';
  render(
    <Page path="/book" outcome={{ formId: 'booking', state: 'failed', values: request, message }}>
      <BookingForm />
    </Page>,
  );
  expect(await notice()).toHaveTextContent(`${refusedTitle}${message}`);
  expect(await notice()).toHaveRole('alert');
});

test('The response to a native post of coaching without a session mode asks for it, until it is sent again', async () => {
  const errors = { sessionMode: 'Please choose a session mode' };
  const { sessionMode: _, ...values } = request;
  render(
    <Page path="/book" outcome={{ formId: 'booking', state: 'invalid', values, errors }}>
      <PageMetadata title="Book" />
      <BookingForm />
    </Page>,
  );
  expect(document.title).toBe('Error: Book');
  const summary = within(screen.getByRole('alert'));
  expect(summary.getByRole('link', { name: errors.sessionMode })).toHaveAttribute(
    'href',
    '#booking-sessionMode',
  );
  expect(labelled(coaching.sessionMode)).toBeVisible();
  expect(labelled(coaching.sessionMode)).toHaveAccessibleDescription(errors.sessionMode);
  const { click, selectOptions } = visitor();
  await selectOptions(labelled(coaching.sessionMode), 'hybrid');
  await click(screen.getByRole('button', { name: coaching.submit }));
  expect(await notice()).toHaveTextContent(noted.text);
  expect(document.title).toBe('Book');
});
