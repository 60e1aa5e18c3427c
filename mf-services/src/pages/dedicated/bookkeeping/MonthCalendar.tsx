import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media, space } from '@site/ui';
import type { Bookkeeping } from '../../../content/dedicated/schema';

const list = css({ display: 'grid', gap: space(4) });

const entry = css({
  display: 'grid',
  gap: space(2),
  padding: `${space(5)} ${space(6)}`,
  borderLeft: `4px solid ${color.accent}`,
  background: color.accentTint,
  dt: { fontWeight: 600, color: color.accentDark },
  [media.sm]: { gridTemplateColumns: '10rem minmax(0, 1fr)', gap: space(6) },
});

/** What happens when, every month. */
export function MonthCalendar({ entries }: { entries: Bookkeeping['month']['items'] }): ReactNode {
  return (
    <dl css={list}>
      {entries.map(({ when, what }) => (
        <div key={when} css={entry}>
          <dt>{when}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
