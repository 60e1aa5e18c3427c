import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import {
  Badge,
  Card,
  color,
  Fold,
  fontSize,
  media,
  plainList,
  Shape,
  space,
  Text,
  TextLink,
  VisuallyHidden,
} from '@site/ui';
import { areaPath, comingSoonPath } from '../../catalogue';
import type { Area } from '../../content/schema';
import { cardLinks } from '../../content/shared';
import { segmentAddress } from '../../parts/segment-link';

const MAX_SEGMENTS = 4;

/* The texts of a row begin at one height. On phones the shape stands beside the name, and segments are folded. */
const card = css({
  display: 'grid',
  [media.sm]: { gridTemplateRows: 'subgrid', gridRow: 'span 5' },
  [media.belowSm]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${space(2)} ${space(4)}`,
    alignItems: 'center',
    padding: `${space(3)} ${space(5)} ${space(4)}`,
    '& > *': { gridColumn: '1 / -1' },
    '& > div:first-of-type': { display: 'contents' },
    svg: { maxHeight: '2.5rem' },
    '& > :has(> h3)': { gridArea: '1 / 2' },
    h3: { fontSize: fontSize.lg, lineHeight: 1.3 },
    ul: { gridColumn: '1 / -1' },
    'div > span': { gridColumn: 2 },
  },
});

const top = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start' });

const list = css({
  paddingTop: space(2),
  borderTop: `1px solid ${color.line}`,
  color: color.muted,
  lineHeight: 1.4,
});

/* As wide as the card's content, and high enough for a finger. */
const row = css({
  '& > *': { display: 'flex', alignItems: 'center', minHeight: '2.75rem', paddingBlock: space(2) },
});

const atTheBottom = css({ marginTop: 'auto', paddingTop: space(2) });

/** An area on the services page, with its first segments, each with a link to its page if it has one. */
export function AreaCard({ area }: { area: Area }): ReactNode {
  const { name, description, icon, segments, comingSoon } = area;
  const { link, about } = comingSoon ? cardLinks.comingSoon : cardLinks.more;
  return (
    <Card accent={icon.color} css={card}>
      <div css={top}>
        <Shape {...icon} size={52} />
        {comingSoon && <Badge tone="accent">{link}</Badge>}
      </div>
      <Fold level={3} title={name} summary={<Text tone="muted">{description}</Text>}>
        <ul css={[plainList, list]}>
          {segments.slice(0, MAX_SEGMENTS).map((segment) => {
            const to = segmentAddress(area, segment);
            return (
              <li key={segment.id} css={row}>
                {to ? (
                  <TextLink as={Link} to={to}>
                    {segment.name}
                  </TextLink>
                ) : (
                  <span>{segment.name}</span>
                )}
              </li>
            );
          })}
        </ul>
      </Fold>
      <div css={atTheBottom}>
        <TextLink as={Link} to={comingSoon ? comingSoonPath(area) : areaPath(area)} arrow>
          {link}
          <VisuallyHidden>{` ${about} ${name}`}</VisuallyHidden>
        </TextLink>
      </div>
    </Card>
  );
}
