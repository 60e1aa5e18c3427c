import { expect, type Locator, type Page } from '@playwright/test';
import { firm } from '@site/firm';
import type { Stat } from '@site/ui';
import {
  catalogue,
  contact,
  dedicatedPages,
  listedAreas,
  overviewEntry,
  servicesShared,
  shellWords,
} from '../remote-copy';

const dedicatedPageOf = ({ id }: { id: string }) => dedicatedPages.find(({ segmentId }) => segmentId === id);

/** The catalogue, with the short address that a segment may have. */
export const areas = catalogue.map((area) => ({
  ...area,
  segments: area.segments.map((segment) => ({ ...segment, alias: dedicatedPageOf(segment)?.alias })),
}));

/** Whether a segment has a page of its own in place of the common one. */
export const hasDedicatedPage = (slug: string): boolean =>
  areas.some(({ segments }) => segments.some((segment) => segment.slug === slug && dedicatedPageOf(segment)));

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

/** Expects these key figures, in this order. */
export async function expectFigures(page: Page, figures: readonly Stat[]) {
  const shown = main(page).getByRole('region', { name: servicesShared.keyFigures });
  await expect.soft(shown.locator('dd')).toHaveText(figures.map(({ value }) => value));
  await expect
    .soft(shown.locator('dt'))
    .toHaveText(figures.map(({ label, note }) => (note ? `${label} ${note}` : label)));
}

/** Expects one canonical link, to this path. */
export async function expectCanonical(page: Page, path: string) {
  const link = page.locator('link[rel="canonical"]');
  await expect.soft(link).toHaveCount(1);
  await expect.soft(link).toHaveAttribute('href', new RegExp(`^https?://[^/]+${path}$`));
}

/** The section with this heading, or with this line above its heading. */
export const section = (page: Page, heading: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByText(heading, { exact: true }) });

const figure = (part: Locator, value: string) =>
  part
    .locator('dl > div')
    .filter({ has: part.page().getByRole('definition').getByText(value, { exact: true }) });

/** Expects each of these figures with its label. */
export async function expectCounts(part: Locator, figures: readonly (readonly [string, string])[]) {
  for (const [value, label] of figures) {
    await expect.soft(figure(part, value).getByRole('term'), value).toHaveText(label);
  }
}

/** Expects a mail link to the firm's general address, with this subject. */
export async function expectMailLink(link: Locator, subject: string) {
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect.soft(address.protocol).toBe('mailto:');
  expect.soft(address.pathname).toBe(firm.email);
  expect.soft(address.searchParams.get('subject')).toBe(subject);
}
