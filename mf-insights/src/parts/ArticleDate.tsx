import type { ReactNode } from 'react';

/* Locale and zone are fixed, so that server and browsers write the same words everywhere. */
const longForm = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A date of publication (YYYY-MM-DD), written out. */
export function ArticleDate({ date }: { date: string }): ReactNode {
  return <time dateTime={date}>{longForm.format(new Date(date))}</time>;
}
