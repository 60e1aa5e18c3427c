import { coachApplication as words } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import {
  coachApplication,
  fillIn,
  formOn,
  hydrateForm,
  newEmail,
  notice,
  submitOf,
  toast,
} from '../../forms';

test('An application is stored, the dialog closes, and it is confirmed at its button', async ({
  page,
  storedRows,
}) => {
  const email = newEmail();
  await page.goto(coachApplication.page);
  await fillIn(page, coachApplication, email);
  await hydrateForm(formOn(page, coachApplication));
  await submitOf(page, coachApplication).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const feedback of [toast(page), notice(page)]) {
    await expect(feedback).toContainText(words.texts.sent.title);
    await expect(feedback).toContainText(words.texts.sent.description);
  }
  await expect(notice(page)).toBeFocused();
  const { experience, ...texts } = coachApplication.values;
  const columns = Object.keys(coachApplication.values).join(', ');
  expect(await storedRows(coachApplication, email, columns)).toEqual([
    { ...texts, experience: Number(experience) },
  ]);
});
