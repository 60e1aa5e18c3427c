import { provideTrialPages } from '../testing/trial-pages';
import { fillIn } from './fill';

const TYPES = 'text email number date datetime-local month week time range color'.split(' ');

const site = provideTrialPages({
  '/form': `<form>${TYPES.map((type) => `<input type="${type}" name="${type}" required>`).join('')}</form>`,
});

test('a control of each type has a value that its form can send', async () => {
  const tab = await (await site.newContext()).newPage();
  await tab.goto(`${site.origin}/form`);
  const form = tab.locator('form');
  const entered = await fillIn(form);
  expect(Object.keys(entered)).toEqual(TYPES);
  const sent = await form.evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element)));
  expect(sent).toEqual(entered);
  expect(await form.evaluate((element: HTMLFormElement) => element.checkValidity())).toBe(true);
});
