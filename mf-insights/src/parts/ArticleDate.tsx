import type { ReactNode } from 'react';
import { longDate } from '@site/firm';

/** A date of publication (YYYY-MM-DD) in long form. */
export function ArticleDate({ date }: { date: string }): ReactNode {
  return <time dateTime={date}>{longDate(date)}</time>;
}
