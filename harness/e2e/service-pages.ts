import { expect, type Locator, type Page } from '@playwright/test';
import { firm } from '@site/firm';
import { contact, listedAreas, overviewEntry, shellWords } from '../remote-copy';

/** The areas' names in menus, cards and forms. */
export const listedAreaNames: readonly string[] = listedAreas.map(({ name }) => name);

/** The texts of their entries in the panel of the services and in the drawer. */
export const menuEntries: readonly string[] = listedAreas.map(
  ({ name, menuLine, comingSoon }) => `${name}${menuLine}${comingSoon ? shellWords.header.comingSoon : ''}`,
);

/** The label of the link to the overview, which follows the areas in every menu. */
export const allServices = overviewEntry.label;

export const coaching = '/services/people-leadership-development/executive-coaching-leadership-development';

export const main = (page: Page) => page.getByRole('main');
export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const serviceInterest = (page: Page) => main(page).getByLabel(contact.labels.serviceInterest);

/** The nearest ancestor of a heading. */
export const around = (page: Page, element: 'section' | 'div', heading: string, level: number) =>
  main(page)
    .getByRole('heading', { level, name: heading, exact: true })
    .locator(`xpath=ancestor::${element}[1]`);

/** Expects a mail link to the firm's general address, with this subject. */
export async function expectMailLink(link: Locator, subject: string) {
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect.soft(address.protocol).toBe('mailto:');
  expect.soft(address.pathname).toBe(firm.email);
  expect.soft(address.searchParams.get('subject')).toBe(subject);
}
