import { compensation, contact, hrStrategy, talentManagement, talentSourcing } from '../../../remote-copy';
import { expectInput, field, fillIn, form, message, send } from '../../contact-page';
import { expect, test } from '../../fixtures';
import { notice, toast } from '../../forms';
import { holdRequests } from '../../hold-requests';
import { areas, listedAreaNames } from '../../service-pages';
import { storedRows } from '../../stored-rows';

const { labels, otherInterests, texts } = contact;
const interest = otherInterests[0]!;

test.beforeEach(({ page }) => page.goto('/contact'));

test('An enquiry is stored and confirmed by a lasting notice, and the form is reset', async ({
  page,
  database,
}) => {
  const resume = await holdRequests(page, '**/api/contacts');
  const { email } = await fillIn(page);
  await field(page, labels.company).fill('Client LLC');
  await field(page, labels.serviceInterest).selectOption(interest);
  await send(page).click();
  const pending = form(page).getByRole('button', { name: labels.submitting });
  await expect(pending).toHaveAttribute('aria-disabled', 'true');
  await expect(pending).toBeFocused();
  resume();
  for (const feedback of [toast(page), notice(page)]) {
    await expect(feedback).toContainText(texts.sent.title);
    await expect(feedback).toContainText(texts.sent.description);
  }
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toBeInViewport();
  await expect(field(page, labels.email)).toHaveValue('');
  await expect(field(page, labels.message)).toHaveValue('');
  await expect(field(page, labels.serviceInterest)).toHaveValue('');
  const query =
    'SELECT first_name, last_name, company, service_interest, message FROM contact_inquiries WHERE email = $1';
  expect(await storedRows(database, query, [email])).toEqual([
    {
      first_name: 'Nora',
      last_name: 'Haddad',
      company: 'Client LLC',
      service_interest: interest,
      message,
    },
  ]);
});

test('Without a connection a toast asks to try again, and the second attempt succeeds', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|\/api\/contacts/);
  const { email } = await fillIn(page);
  await context.setOffline(true);
  await send(page).click();
  for (const feedback of [toast(page), notice(page)]) {
    await expect(feedback).toContainText(texts.failed.title);
    await expect(feedback).toContainText(texts.failed.description());
  }
  await expectInput(page, email);
  await context.setOffline(false);
  await send(page).click();
  await expect(notice(page).getByText(texts.sent.title)).toBeVisible();
});

test('The enquiry form on the page of a service preselects it', async ({ page }) => {
  for (const [path, service] of [
    ['/hr-strategy', hrStrategy.enquiry.service],
    ['/compensation-benefits', compensation.enquiry.service],
    ['/talent-acquisition', talentSourcing.enquiry.service],
    ['/talent-management', talentManagement.enquiry.service],
    ['/coming-soon/G', areas.find(({ code }) => code === 'G')!.name],
  ] as const) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByLabel(labels.serviceInterest).first(), path).toHaveValue(service);
  }
});

test('The options are the six listed areas, executive coaching and a general inquiry', async ({ page }) => {
  await expect(field(page, labels.serviceInterest).getByRole('option')).toHaveText([
    labels.chooseService,
    ...listedAreaNames,
    ...otherInterests,
  ]);
});

test('Where the code for sending cannot be loaded, the browser posts the form', async ({
  page,
  database,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to load resource/);
  await page.route('**/_remotes/mf-forms/**/*.js', async (route) => {
    const code = await page.request.get(route.request().url());
    const hasRules = (await code.text()).includes('First name is required');
    await (hasRules ? route.abort() : route.continue());
  });
  const { email } = await fillIn(page);
  await send(page).click();
  await expect(notice(page)).toContainText(texts.sent.title);
  // The page that responds to the post may still be fetching code, and without a database the test ends below.
  await page.unrouteAll({ behavior: 'wait' });
  const query = 'SELECT 1 FROM contact_inquiries WHERE email = $1';
  expect(await storedRows(database, query, [email])).toHaveLength(1);
});
