import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, figureInColumn, fontSize, media, radius, space, type Stat } from '@site/ui';

/* Read from top to bottom: the value, then what it measures. */
const valueFirst = css({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });

const valueStyles = css(figureInColumn, { fontSize: fontSize.xxl, lineHeight: 1.1 });

const softLabel = css({ color: color.inkSoft });

const noteStyles = css({ display: 'block', color: color.muted, fontSize: fontSize.sm });

interface Look {
  list?: SerializedStyles;
  item: SerializedStyles;
  value: SerializedStyles;
  label?: SerializedStyles;
}

/** On a tint of the area's colour. */
const band: Look = {
  list: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    gap: space(8),
    padding: `${space(8)} ${space(6)}`,
    background: color.accentTint,
    borderRadius: radius.md,
    [media.belowSm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space(4) },
    [media.md]: { padding: `${space(10)} ${space(10)}` },
  }),
  item: css(valueFirst, { gap: space(1) }),
  value: css(valueStyles, { color: color.accentDark }),
  label: softLabel,
};

/** One to a line, the value at the left and large. */
const large: Look = {
  item: css({
    display: 'grid',
    gap: `${space(1)} ${space(8)}`,
    alignItems: 'center',
    padding: `${space(5)} 0`,
    '& + &': { borderTop: `1px solid ${color.line}` },
    // Wide enough for two digits and a sign.
    [media.sm]: { gridTemplateColumns: `max(9rem, calc(2.5 * ${fontSize.display})) minmax(0, 1fr)` },
  }),
  value: css(valueStyles, {
    gridRow: 1,
    whiteSpace: 'nowrap',
    fontSize: fontSize.display,
    lineHeight: 1,
    color: color.accentDark,
  }),
  label: css(softLabel, { fontSize: fontSize.lg, lineHeight: 1.45, [media.sm]: { gridColumn: 2 } }),
};

/** One to a line, the value at the right. */
const rows: Look = {
  item: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space(6),
    alignItems: 'baseline',
    padding: `${space(5)} 0`,
    borderTop: `1px solid ${color.line}`,
    [media.belowSm]: { padding: `${space(3)} 0` },
  }),
  value: css(valueStyles, { color: color.accent }),
  label: css(softLabel, {
    fontSize: fontSize.lg,
    [media.belowSm]: { fontSize: fontSize.md },
    ':first-letter': { textTransform: 'uppercase' },
  }),
};

const looks = { band, large, rows };

interface StatListProps {
  items: readonly Stat[];
  variant: keyof typeof looks;
}

/** The stats of a dedicated page. */
export function StatList({ items, variant }: StatListProps): ReactNode {
  const look: Look = looks[variant];
  return (
    <dl css={look.list}>
      {items.map(({ value, label, note }) => (
        <div key={label} css={look.item}>
          <dt css={look.label}>
            {label}
            {note && <span css={noteStyles}>{` ${note}`}</span>}
          </dt>
          <dd css={look.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
