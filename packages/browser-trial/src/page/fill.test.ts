import { provideTrialPages } from '../testing/trial-pages';
import { fillIn, reveal } from './fill';

const TYPES = 'text email number date datetime-local month week time range color'.split(' ');
const BOUNDED = {
  years: 'type="number" min="20" max="40"',
  share: 'type="number" max="10" step="4"',
  start: 'type="date" max="2027-01-31"',
  call: 'type="time" min="14:00"',
  code: 'maxlength="6"',
};

const site = provideTrialPages({
  '/form': `<form>${TYPES.map((type) => `<input type="${type}" name="${type}" required>`).join('')}</form>`,
  '/bounded': `<form>${Object.entries(BOUNDED)
    .map(([name, attributes]) => `<input name="${name}" required ${attributes}>`)
    .join('')}</form>`,
  '/choice': `<form><select name="service"><option value="">None</option><option value="coaching">Coaching</option>
    <option value="other">Other</option></select><fieldset hidden disabled><input name="sessions"></fieldset></form>
    <script>
      document.querySelector('select').onchange = ({ target }) => {
        const fieldset = document.querySelector('fieldset');
        fieldset.hidden = fieldset.disabled = target.value !== 'coaching';
      };
    </script>`,
  '/texts': `<form><textarea name="specialties"></textarea><textarea name="message"></textarea>
    <textarea name="other" maxlength="250"></textarea></form>`,
  '/dialogs': `<dialog id="modal">Subscribe</dialog> <dialog id="light" popover>Subscribe</dialog> <input name="email">`,
});

test.each([
  ['of each type', '/form', TYPES],
  ['with bounds', '/bounded', Object.keys(BOUNDED)],
  ['that a choice shows', '/choice', ['service', 'sessions']],
])('a control %s has a value that its form can send', async (_kind, url, names) => {
  const tab = await (await site.newContext()).newPage();
  await tab.goto(site.origin + url);
  const form = tab.locator('form');
  const entered = await fillIn(form);
  expect(Object.keys(entered)).toEqual(names);
  const sent = await form.evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element)));
  const values = Object.entries(entered).map(([name, { value }]) => [name, value]);
  expect(sent).toEqual(Object.fromEntries(values));
  expect(await form.evaluate((element: HTMLFormElement) => element.checkValidity())).toBe(true);
});

test('a text is as long as the field or the backend allows, and does not end with a space', async () => {
  const tab = await (await site.newContext()).newPage();
  await tab.goto(`${site.origin}/texts`);
  const entered = await fillIn(tab.locator('form'));
  const lengthOf = (name: string) => entered[name]?.value.length;
  expect(lengthOf('specialties')).toBe(999);
  expect(lengthOf('message')).toBeGreaterThan(4_000);
  expect(lengthOf('other')).toBe(249);
});

test.each([
  ['a modal dialog', "document.querySelector('#modal').showModal()"],
  ['a popover', "document.querySelector('#light').showPopover()"],
])('%s that covers a field is closed before the field is used', async (_kind, open) => {
  const tab = await (await site.newContext()).newPage();
  await tab.goto(`${site.origin}/dialogs`);
  await tab.evaluate(open);
  expect(await reveal(tab, tab.locator('input'))).toBe(true);
  await expect(tab.locator('dialog:is([open], :popover-open)').count()).resolves.toBe(0);
});
