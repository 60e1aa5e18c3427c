import type { ContactInquiry } from '@site/contracts/submissions';
import pg from 'pg';
import { listen } from '../fixtures';
import { hydrateForm, notice } from '../forms';
import { expect, test } from './operations-fixtures';

test.use({ siteName: 'stopped-database' });

const MESSAGE = 'Our finance team needs a sparring partner for the coming year.';

test('with the database stopped, an enquiry fails with a reason and keeps its input; sent again later, it is one row', async ({
  site,
  openPage,
}) => {
  const page = await openPage();
  const messages = listen(page);
  await page.goto(`${site.url}/contact`);
  const form = page.getByRole('main').getByRole('form');
  await hydrateForm(form);
  const field = (name: keyof ContactInquiry) => form.locator(`[name=${String(name)}]`);
  await field('firstName').fill('Nora');
  await field('lastName').fill('Haddad');
  await field('email').fill('nora@client.example');
  await field('message').fill(MESSAGE);
  const send = form.getByRole('button');

  await site.database?.stop();
  await send.click();
  await expect(notice(page).getByText(/^503: /)).toBeVisible();
  await expect(field('message')).toHaveValue(MESSAGE);
  await expect(field('email')).toHaveValue('nora@client.example');

  await site.database?.start();
  await expect(async () => {
    await send.click();
    await expect(field('message')).toHaveValue('', { timeout: 3_000 });
  }).toPass();

  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  const { rows } = await client.query('SELECT message FROM contact_inquiries');
  await client.end();
  expect(rows).toEqual([{ message: MESSAGE }]);
  // Browsers log every response with status 503.
  expect(messages.filter((line) => !line.includes('status of 503'))).toEqual([]);
  await page.close();
});
