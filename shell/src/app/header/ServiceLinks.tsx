import { css } from '@emotion/react';
import {
  accentColors,
  area as areaColors,
  Badge,
  color,
  fontSize,
  Icon,
  media,
  plainList,
  radius,
  Shape,
  space,
} from '@site/ui';
import type { ReactNode } from 'react';
import { header } from '../../content/frame';
import { useNavigationEntries } from '../navigation/useNavigationEntries';
import { MenuLink } from './MenuLink';

const listStyles = css({ display: 'grid', gap: space(1) });
const twoColumns = css({ gridTemplateColumns: '1fr 1fr' });

const linkStyles = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '3.5rem',
  padding: `${space(2)} ${space(3)}`,
  borderRadius: radius.sm,
  color: color.ink,
  fontSize: fontSize.sm,
  fontWeight: 500,
  lineHeight: 1.35,
  textDecoration: 'none',
  '&:hover, &[aria-current]': { background: color.tint },
  svg: { transition: 'transform 200ms' },
  [media.motion]: {
    '&:hover svg, &:focus-visible svg': { transform: 'translateY(-3px)' },
  },
});

/** The element sets its colour inline. Otherwise Emotion writes these styles once for each colour. */
const tileStyles = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: radius.sm,
});

const textStyles = css({ display: 'grid', gap: space(0.5), justifyItems: 'start' });
const lineStyles = css({ color: color.muted, fontSize: fontSize.xs, fontWeight: 400 });

const overviewStyles = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '2.75rem',
  marginTop: space(2),
  padding: `0 ${space(3)}`,
  borderRadius: radius.sm,
  color: color.accentDark,
  fontSize: fontSize.sm,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover, &[aria-current]': { background: color.tint },
});

/** The entries of the services: those with a shape in columns, each with its line, and below them the others. */
export function ServiceLinks({ columns }: { columns: 1 | 2 }): ReactNode {
  const entries = useNavigationEntries('services');
  return (
    <>
      <ul css={[plainList, listStyles, columns === 2 && twoColumns]}>
        {entries.map(
          ({ address, label, icon, description, comingSoon }) =>
            icon && (
              <li key={address}>
                <MenuLink to={address} css={linkStyles}>
                  <span css={tileStyles} style={{ background: areaColors[icon.color].tint }}>
                    <Shape {...icon} size={24} />
                  </span>
                  <span css={textStyles}>
                    {label}
                    {description && <span css={lineStyles}>{description}</span>}
                    {comingSoon && (
                      <Badge tone="accent" style={accentColors[icon.color]}>
                        {header.comingSoon}
                      </Badge>
                    )}
                  </span>
                </MenuLink>
              </li>
            ),
        )}
      </ul>
      {entries.map(
        ({ address, label, icon }) =>
          !icon && (
            <MenuLink key={address} to={address} end css={overviewStyles}>
              {label}
              <Icon name="arrow-right" size={16} />
            </MenuLink>
          ),
      )}
    </>
  );
}
