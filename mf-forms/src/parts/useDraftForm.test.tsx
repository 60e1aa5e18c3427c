import { render, screen, waitFor } from '@testing-library/react';
import ContactForm from '../contact/ContactForm';
import { labels } from '../content/contact';
import { created, field, inquiry, sendButton } from '../testing/contact';
import { heldResponse, notice, Page, visit } from '../testing/visitor';
import { CONTACT_DRAFT, draftOf } from './useDraftForm';

beforeEach(() => sessionStorage.clear());

/** Sends an inquiry, and adds to it while it is being sent. */
async function addWhileSending() {
  const { held, respond } = heldResponse();
  const visitor = visit(<ContactForm />, held);
  await visitor.fillIn(document, { ...inquiry, firstName: ' Nora ' });
  await visitor.click(sendButton());
  const pending = await screen.findByRole('button', { name: labels.submitting });
  await visitor.fillIn(document, { company: 'Cedar', message: ' One more thing.' });
  return { ...visitor, pending, respond };
}

/** Expects that the form has what was added, and nothing that was sent. */
function expectAddition(): void {
  expect(field('firstName')).toHaveValue('');
  expect(field('email')).toHaveValue('');
  expect(field('company')).toHaveValue('Cedar');
  expect(field('message')).toHaveValue(`${inquiry.message} One more thing.`);
}

test('Once a form is sent, it and its draft keep what the visitor has typed since', async () => {
  const { click, pending, respond, unmount } = await addWhileSending();
  await click(pending);
  respond(created);
  await notice();
  expectAddition();
  unmount();
  render(<ContactForm />, { wrapper: Page });
  expectAddition();
});

test('A visitor who goes on typing keeps the focus once the form is sent', async () => {
  const { respond } = await addWhileSending();
  respond(created);
  await notice();
  expect(field('message')).toHaveFocus();
});

test('A draft whose page the visitor has left keeps what was typed after the press on Send', async () => {
  const { respond, shown, unmount } = await addWhileSending();
  unmount();
  respond(created);
  await waitFor(() => expect(shown).toHaveLength(1));
  render(<ContactForm />, { wrapper: Page });
  expectAddition();
});

test('A draft of another release can be sent: fields that the form lacks are left out', async () => {
  draftOf(CONTACT_DRAFT).write({ ...inquiry, budget: '20,000' });
  const { click, sent } = visit(<ContactForm />, created);
  expect(field('message')).toHaveValue(inquiry.message);
  await click(sendButton());
  await notice();
  expect(sent[0]?.body).toEqual(inquiry);
  expect(draftOf(CONTACT_DRAFT).read()).toBeUndefined();
});
