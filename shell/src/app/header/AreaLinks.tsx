import { css } from '@emotion/react';
import { areaPath, listedAreas } from '@site/firm';
import { area as areaColors, color, fontSize, Icon, media, radius, Shape, space } from '@site/ui';
import type { ReactNode } from 'react';
import { MenuLink } from './MenuLink';

const listStyles = css({ display: 'grid', gap: space(1), margin: 0, padding: 0, listStyle: 'none' });
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
  [media.forcedColors]: { '&[aria-current]': { textDecoration: 'underline 2px' } },
  [media.motion]: {
    svg: { transition: 'transform 300ms cubic-bezier(0.34, 1.56, 0.64, 1)' },
    '&:hover svg, &:focus-visible svg': { transform: 'rotate(-12deg) scale(1.15)' },
  },
});

const tile = Object.fromEntries(
  listedAreas.map(({ code, color: tone }) => [
    code,
    css({
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: '2.5rem',
      height: '2.5rem',
      borderRadius: radius.sm,
      background: areaColors[tone].tint,
    }),
  ]),
);

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
  [media.forcedColors]: { '&[aria-current]': { textDecoration: 'underline 2px' } },
});

/** Links to the listed service areas, each with its shape in its colour, and to their overview. */
export function AreaLinks({ columns }: { columns: 1 | 2 }): ReactNode {
  return (
    <>
      <ul css={[listStyles, columns === 2 && twoColumns]}>
        {listedAreas.map((area) => (
          <li key={area.code}>
            <MenuLink to={areaPath(area)} css={linkStyles}>
              <span css={tile[area.code]}>
                <Shape name={area.shape} color={area.color} size={24} />
              </span>
              {area.name}
            </MenuLink>
          </li>
        ))}
      </ul>
      <MenuLink to="/services" end css={overviewStyles}>
        All Services
        <Icon name="arrow-right" size={16} />
      </MenuLink>
    </>
  );
}
