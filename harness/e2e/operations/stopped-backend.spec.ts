import pg from 'pg';
import { fieldOf, fillIn, newEmail, notice, storedForms, submitOf } from '../forms';
import { expect, test } from './operations-fixtures';

test.use({ siteName: 'stopped-backend' });

test('with scripts off and the backend stopped, every form keeps what was typed, and is stored once when it is back', async ({
  site,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  for (const form of storedForms) {
    const page = await context.newPage();
    const email = newEmail();
    await page.goto(form.page);
    await fillIn(page, form, email);

    await site.backend.stop();
    const response = page.waitForResponse(`**/_forms/${form.name}`);
    await submitOf(page, form).click();
    expect((await response).status()).toBe(503);
    await expect(notice(page)).toContainText('503: We cannot take your message at the moment.');
    await expect(notice(page)).toHaveRole('alert');
    await expect(notice(page)).toBeInViewport();
    for (const [name, value] of Object.entries({ ...form.values, email })) {
      await expect(fieldOf(page, form, name)).toHaveValue(value);
    }

    await site.backend.start(() => undefined);
    await submitOf(page, form).click();
    await expect(notice(page)).toHaveRole('status');
    const query = `SELECT count(*)::integer AS count FROM ${form.table} WHERE email = $1`;
    expect((await client.query(query, [email])).rows).toEqual([{ count: 1 }]);
    await page.close();
  }
  await client.end();
  await context.close();
});
