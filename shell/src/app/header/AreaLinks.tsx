import { css } from '@emotion/react';
import { areaPath, listedAreas } from '@site/firm';
import { Link } from '@site/platform';
import { area as areaColors, color, fontSize, media, radius, Shape, space } from '@site/ui';
import type { ComponentType, ReactNode } from 'react';

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
  '&:hover': { background: color.tint },
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

interface AreaLinksProps {
  columns: 1 | 2;
  /** Wraps every link, for a menu that has to register its links. */
  link?: ComponentType<{ asChild: true; children: ReactNode }>;
  onChoose?: () => void;
}

/** Links to the listed service areas, each with its shape in its colour. */
export function AreaLinks({ columns, link: Wrapper, onChoose }: AreaLinksProps): ReactNode {
  return (
    <ul css={[listStyles, columns === 2 && twoColumns]}>
      {listedAreas.map((area) => {
        const link = (
          <Link to={areaPath(area)} css={linkStyles} onClick={onChoose}>
            <span css={tile[area.code]}>
              <Shape name={area.shape} color={area.color} size={24} />
            </span>
            {area.name}
          </Link>
        );
        return <li key={area.code}>{Wrapper ? <Wrapper asChild>{link}</Wrapper> : link}</li>;
      })}
    </ul>
  );
}
