import type { ReactNode } from 'react';

/* Locale and time zone are fixed, so that server and browser render the same text. */
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A date of publication (YYYY-MM-DD) in long form. */
export function ArticleDate({ date }: { date: string }): ReactNode {
  return <time dateTime={date}>{longDate.format(new Date(date))}</time>;
}
