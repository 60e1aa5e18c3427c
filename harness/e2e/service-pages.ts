import type { Page } from '@playwright/test';
import { listedAreas, overviewEntry, shellWords } from '../remote-copy';

/** The texts of the areas' entries in the panel of the services and in the drawer. */
export const menuEntries: readonly string[] = listedAreas.map(
  ({ name, menuLine, comingSoon }) => `${name}${menuLine}${comingSoon ? shellWords.header.comingSoon : ''}`,
);

/** The label of the link to the overview, which follows the areas in every menu. */
export const allServices = overviewEntry.label;

export const coaching = '/services/people-leadership-development/executive-coaching-leadership-development';

export const main = (page: Page) => page.getByRole('main');
