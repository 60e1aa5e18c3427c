import { uiWords } from '@site/ui';
import { render, screen, waitFor } from '@testing-library/react';
import { labels, texts } from '../content/coach-application';
import { dialog, heldResponse, labelled, notice, opener, Page, pressOpener, visit } from '../testing/visitor';
import CoachApplicationDialog from './CoachApplicationDialog';

const application = {
  name: 'Nora Haddad',
  email: 'nora@coaches.example',
  phone: '+971 4 555 0100',
  location: 'Dubai, UAE',
  certifications: 'ICF PCC',
  experience: '12',
  specialties: 'Executive presence',
  background: 'Twelve years of coaching in banks.',
};

const section = (
  <>
    <button popoverTarget="application">Open</button>
    <CoachApplicationDialog dialogId="application" />
  </>
);

const submit = () => screen.getByRole('button', { name: labels.submit });

beforeEach(() => sessionStorage.clear());

test('A failure keeps the dialog open; a retry with the same key closes it, and is confirmed at its button', async () => {
  const { held, respond } = heldResponse();
  const { click, fillIn, sent, shown } = visit(section, held, { status: 201, body: '{}' });
  await pressOpener();
  await fillIn(dialog(), application);
  await click(submit());
  expect(await screen.findByRole('button', { name: labels.submitting })).toHaveFocus();
  respond({ status: 503, body: 'The database is unavailable' });
  expect(await notice()).toHaveTextContent('503: The database is unavailable');
  expect(dialog()).toContainElement(await notice());
  await click(submit());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await notice()).toHaveTextContent(texts.sent.title);
  expect(await notice()).toHaveFocus();
  expect(sent[1]).toMatchObject({
    path: '/api/coach-applications',
    body: { ...application, experience: 12 },
  });
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(shown).toEqual([
    { title: texts.failed.title, description: texts.failed.description(), variant: 'destructive' },
    texts.sent,
  ]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Nora');
});

test.each([labels.cancel, uiWords.close])(
  '%s closes the dialog and returns the focus; what was typed stays',
  async (button) => {
    const { click, fillIn, unmount } = visit(section);
    await pressOpener();
    await fillIn(dialog(), application);
    await click(screen.getByRole('button', { name: button }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener()).toHaveFocus();
    unmount();
    visit(section);
    await pressOpener();
    expect(labelled(labels.experience)).toHaveValue(12);
    expect(labelled(labels.background)).toHaveValue(application.background);
  },
);

test('Every field is required, and experience is from 1 to 60 years', async () => {
  visit(section);
  await pressOpener();
  for (const name of Object.keys(application)) {
    expect(dialog().querySelector(`[name="${name}"]`)).toBeRequired();
  }
  expect(labelled(labels.email)).toHaveAttribute('type', 'email');
  expect(labelled(labels.phone)).toHaveAttribute('type', 'tel');
  expect(labelled(labels.experience)).toHaveAttribute('min', '1');
  expect(labelled(labels.experience)).toHaveAttribute('max', '60');
});

test('The page of a stored native post confirms it at the button, with the dialog closed', async () => {
  render(<Page path="/services?sent=coach-application">{section}</Page>);
  expect(await notice()).toHaveTextContent(texts.sent.title);
  expect(screen.queryByRole('dialog')).toBeNull();
});
