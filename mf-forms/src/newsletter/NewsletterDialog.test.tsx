import { act, render, screen, waitFor } from '@testing-library/react';
import { PageMetadata } from '@site/platform';
import { uiWords } from '@site/ui';
import { buttons, confirmation, dialog as labels, dialogTexts } from '../content/newsletter';
import {
  dialog,
  heldResponse,
  labelled,
  network,
  notice,
  opener,
  Page,
  pressOpener,
  visit,
  visitor,
} from '../testing/visitor';
import NewsletterDialog from './NewsletterDialog';

const subscriber = { name: 'Nora Haddad', email: 'nora@client.example', phone: '+971 4 555 0100' };

const section = (
  <>
    <button popoverTarget="newsletter">Open</button>
    <NewsletterDialog dialogId="newsletter" />
  </>
);

const subscribe = () => screen.getByRole('button', { name: buttons.submit });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => sessionStorage.clear());

test('A subscription is confirmed; closing resets the dialog and returns the focus', async () => {
  const { held, respond } = heldResponse();
  const { click, fillIn, sent, shown } = visit(section, held, { status: 200, body: '[]' });
  await pressOpener();
  expect(labelled(labels.name)).toHaveFocus();
  for (const label of [labels.name, labels.email, labels.phone]) expect(labelled(label)).toBeRequired();
  await fillIn(dialog(), subscriber);
  await click(subscribe());
  expect(await screen.findByRole('button', { name: buttons.submitting })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  respond({ status: 201, body: '{"subscribed":true}' });
  expect(await screen.findByText(confirmation.title)).toBeVisible();
  expect(shown).toEqual([dialogTexts.sent]);
  expect(sent[0]).toMatchObject({ path: '/api/newsletter', body: subscriber });
  expect(sent[1]).toMatchObject({ method: 'GET', path: '/api/newsletters' });

  expect(screen.getByText(buttons.close)).toHaveFocus();
  await click(screen.getByText(buttons.close));
  await closed();
  expect(opener()).toHaveFocus();
  await pressOpener();
  expect(labelled(labels.name)).toHaveValue('');
});

test.each([
  ['the close button', () => screen.getByRole('button', { name: uiWords.close }).click()],
  ['Back', () => window.history.back()],
])('Closed by %s without subscribing, it removes the draft', async (_way, close) => {
  const { fillIn } = visit(section);
  await pressOpener();
  await fillIn(dialog(), subscriber);
  expect(sessionStorage).toHaveLength(1);
  await act(async () => close());
  await closed();
  expect(sessionStorage).toHaveLength(0);
  await pressOpener();
  expect(labelled(labels.name)).toHaveValue('');
});

test('The page of a stored native post confirms it next to the button', async () => {
  render(<Page path="/insights?sent=newsletter-dialog">{section}</Page>);
  expect(await notice()).toHaveTextContent(dialogTexts.sent.description);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.querySelectorAll('#newsletter-dialog')).toHaveLength(1);
});

const refused = { formId: 'newsletter-dialog', state: 'invalid' } as const;

test.each([
  ['invalid', { email: 'Please enter a valid email address' }],
  ['failed', undefined],
] as const)(
  'A post that was refused as %s is sent again in its place and confirmed there',
  async (state, errors) => {
    const { click } = visitor();
    network({ status: 201 }, { status: 200, body: '[]' });
    render(
      <Page outcome={{ ...refused, state, values: subscriber, ...(errors && { errors }) }}>
        <PageMetadata title="Insights" />
        {section}
      </Page>,
    );
    expect(document.title).toBe('Error: Insights');
    await click(subscribe());
    expect(await screen.findByText(confirmation.title)).toBeVisible();
    expect(document.title).toBe('Insights');
    await click(screen.getByText(buttons.close));
    await closed();
  },
);

test('A subscription that is stored after the dialog was closed leaves the next one as it is', async () => {
  const { held, respond } = heldResponse();
  const { click, fillIn, sent, shown } = visit(section, held, { status: 200, body: '[]' });
  await pressOpener();
  await fillIn(dialog(), subscriber);
  await click(subscribe());
  await screen.findByRole('button', { name: buttons.submitting });
  await click(screen.getByRole('button', { name: uiWords.close }));
  await closed();
  await pressOpener();
  await fillIn(dialog(), { name: 'Sami Haddad' });
  respond({ status: 201, body: '{"subscribed":true}' });
  await waitFor(() => expect(shown).toEqual([dialogTexts.sent]));
  expect(labelled(labels.name)).toHaveValue('Sami Haddad');
  expect(JSON.stringify({ ...sessionStorage })).toContain('Sami Haddad');
  await waitFor(() => expect(sent[1]).toMatchObject({ method: 'GET', path: '/api/newsletters' }));
});
