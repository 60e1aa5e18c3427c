import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media, space } from '@site/ui';
import type { Bookkeeping } from '../../content/dedicated-schema';

const list = css({ display: 'grid', gap: space(4) });

const entry = css({
  display: 'grid',
  border: `1px solid ${color.line}`,
  'dt, dd': { padding: `${space(4)} ${space(5)}` },
  dt: { background: color.accentTint, fontWeight: 600, color: color.accentDark },
  dd: { background: color.surface },
  [media.sm]: { gridTemplateColumns: '10rem minmax(0, 1fr)' },
});

/** The tasks of a month by date. */
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
