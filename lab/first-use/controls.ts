import type { Locator, Page } from '@playwright/test';
import { fillIn, newEmail, siteForms, submitOf, type SiteForm } from '@site/harness/e2e/forms';
import { shellWords } from '@site/harness/remote-copy';

export const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** A button that a visitor presses as soon as the page is painted. */
export interface Control {
  name: string;
  url: string;
  device: typeof PHONE | typeof DESKTOP;
  /** Does everything that a visitor does before the measured press, such as filling in a form. */
  prepare?: (page: Page) => Promise<void>;
  locate: (page: Page) => Locator;
}

const sendButton = (form: SiteForm): Control => ({
  name: `${form.name}: send`,
  url: form.page,
  device: PHONE,
  prepare: (page) => fillIn(page, form, newEmail()),
  locate: (page) => submitOf(page, form),
});

const opener = (name: string, url: string, button: string, device: Control['device'] = PHONE): Control => ({
  name: `${name}: open`,
  url,
  device,
  locate: (page) => page.getByRole('button', { name: button, exact: true }),
});

/** Every form, dialog and menu of the site. */
export const controls: readonly Control[] = [
  opener('menu', '/', shellWords.header.drawer.open),
  opener('Services', '/', shellWords.header.services, DESKTOP),
  ...siteForms.flatMap((form) => (form.opener ? [opener(form.name, form.page, form.opener)] : [])),
  ...siteForms.map(sendButton),
];
