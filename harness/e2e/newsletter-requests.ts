import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests';

/** Selects what a subscription stores, by email address. */
export const SUBSCRIPTION_ROWS = 'SELECT name, phone FROM newsletter_subscriptions WHERE email = $1';

/** Records every request to the API from now on, as `METHOD /path`. */
export function apiRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) requests.push(`${request.method()} ${pathname}`);
  });
  return requests;
}

/** Holds subscriptions; returns what continues them. */
export const holdSubscriptions = (page: Page) => holdRequests(page, '**/api/newsletter');
