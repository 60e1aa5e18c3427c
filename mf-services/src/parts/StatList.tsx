import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize, media, space, type Stat } from '@site/ui';

/* Read from top to bottom: the value, then what it measures. */
const valueFirst = css({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });

const figure = css({ fontFamily: font.display, fontSize: fontSize.xxl, lineHeight: 1.1 });

const softLabel = css({ color: color.inkSoft });

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
    [media.md]: { padding: `${space(10)} ${space(10)}` },
  }),
  item: css(valueFirst, { gap: space(1) }),
  value: css(figure, { color: color.accentDark }),
  label: softLabel,
};

/** Cells with lines between them. */
const board: Look = {
  list: css({
    display: 'grid',
    alignSelf: 'start',
    gap: '1px',
    background: color.line,
    border: `1px solid ${color.line}`,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  }),
  item: css(valueFirst, {
    gap: space(3),
    padding: `${space(6)} ${space(5)}`,
    background: color.surface,
  }),
  value: css(figure, {
    fontSize: fontSize.xl,
    [media.sm]: { fontSize: '1.875rem', whiteSpace: 'nowrap' },
    color: color.accentDark,
  }),
  label: css(softLabel, { fontSize: fontSize.sm, lineHeight: 1.5 }),
};

/** Four figures in a page's hero. */
const hero: Look = {
  list: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, auto)',
    gap: `${space(6)} clamp(${space(6)}, 4vw, ${space(12)})`,
    marginTop: space(4),
    [media.md]: { gridTemplateColumns: 'repeat(4, auto)' },
    [media.lg]: { gridTemplateColumns: 'repeat(2, auto)' },
  }),
  item: valueFirst,
  value: css(figure, { whiteSpace: 'nowrap', color: color.accentDark }),
};

/** One to a line, the value at the left and large. */
const large: Look = {
  item: css({
    display: 'grid',
    gap: `${space(1)} ${space(8)}`,
    alignItems: 'center',
    padding: `${space(5)} 0`,
    '& + &': { borderTop: `1px solid ${color.line}` },
    [media.sm]: { gridTemplateColumns: '9rem minmax(0, 1fr)' },
  }),
  value: css(figure, {
    gridRow: 1,
    fontSize: fontSize.display,
    letterSpacing: '-0.02em',
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
  value: css(figure, { color: color.accent }),
  label: css(softLabel, {
    fontSize: fontSize.lg,
    [media.belowSm]: { fontSize: fontSize.md },
    ':first-letter': { textTransform: 'uppercase' },
  }),
};

const looks = { band, board, hero, large, rows };

interface StatListProps {
  items: readonly Stat[];
  variant: keyof typeof looks;
}

/** The stats of a dedicated page. */
export function StatList({ items, variant }: StatListProps): ReactNode {
  const look: Look = looks[variant];
  return (
    <dl css={look.list}>
      {items.map(({ value, label }) => (
        <div key={label} css={look.item}>
          <dt css={look.label}>{label}</dt>
          <dd css={look.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
