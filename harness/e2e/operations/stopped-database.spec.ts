import pg from 'pg';
import { listen } from '../fixtures';
import { expect, test } from './operations-fixtures';

test.use({ siteName: 'stopped-database' });

const MESSAGE = 'Our finance team needs a sparring partner for the coming year.';

test('with the database stopped, the visitor reads why and keeps what was typed; sent again later, it is one row', async ({
  site,
  browser,
}) => {
  test.setTimeout(90_000);
  const page = await browser.newPage();
  const heard = listen(page);
  await page.goto(`${site.url}/contact`);
  await page.mouse.move(200, 200);
  const form = page.getByRole('form', { name: 'Book Your Consultation' });
  await form.getByLabel('First Name').fill('Nora');
  await form.getByLabel('Last Name').fill('Haddad');
  await form.getByLabel('Email').fill('nora@client.example');
  await form.getByLabel('Message').fill(MESSAGE);
  const send = form.getByRole('button', { name: 'Send Message' });
  await expect(send).toBeEnabled();

  await site.database?.stop();
  await send.click();
  await expect(page.getByText('Failed to Send Message', { exact: true })).toBeVisible();
  await expect(page.getByText(/^503: /)).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue(MESSAGE);
  await expect(form.getByLabel('Email')).toHaveValue('nora@client.example');
  await expect(send).toBeEnabled();

  await site.database?.start();
  await expect(async () => {
    await send.click();
    await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 40_000 });
  await expect(form.getByLabel('Message')).toHaveValue('');

  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  const { rows } = await client.query('SELECT message FROM contact_inquiries');
  await client.end();
  expect(rows).toEqual([{ message: MESSAGE }]);
  // Browsers tell every failed answer on the console; nothing else may be there.
  expect(heard.filter((line) => !line.includes('status of 503'))).toEqual([]);
  await page.close();
});
