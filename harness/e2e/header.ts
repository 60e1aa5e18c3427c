import type { Locator, Page } from '@playwright/test';
import { labelOf } from '../remote-copy';

export const banner = (page: Page): Locator => page.getByRole('banner');

/** The link of the header that leads to a page. */
export const headerLink = (page: Page, address: string): Locator =>
  banner(page).getByRole('link', { name: labelOf(address), exact: true });
