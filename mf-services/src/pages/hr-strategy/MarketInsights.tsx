import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize, measure, media, space } from '@site/ui';
import type { Point } from '../../content/dedicated-schema';

const list = css({ borderBottom: `1px solid ${color.line}` });

const row = css({
  display: 'grid',
  gap: space(2),
  padding: `${space(6)} 0`,
  borderTop: `1px solid ${color.line}`,
  [media.md]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    gap: space(10),
    alignItems: 'baseline',
  },
});

const place = css({ fontFamily: font.display, fontSize: fontSize.xl, lineHeight: 1.25, color: color.ink });

const insight = css({ maxWidth: measure, color: color.inkSoft });

/** One insight per market. */
export function MarketInsights({ items }: { items: readonly Point[] }): ReactNode {
  return (
    <dl css={list}>
      {items.map(({ title, description }) => (
        <div key={title} css={row}>
          <dt css={place}>{title}</dt>
          <dd css={insight}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
