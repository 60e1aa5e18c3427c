import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { Badge, Card, FeatureList, Heading, Shape, space, Text, TextLink, VisuallyHidden } from '@site/ui';
import { areaPath, comingSoonPath } from '../../catalogue';
import type { Area } from '../../content/schema';
import { cardLinks } from '../../content/shared';

const MAX_SEGMENTS = 4;

const top = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start' });

const atTheBottom = css({ marginTop: 'auto', paddingTop: space(2) });

/** An area on the services page, with its first segments. */
export function AreaCard({ area }: { area: Area }): ReactNode {
  const { name, description, icon, segments, comingSoon } = area;
  const { link, about } = comingSoon ? cardLinks.comingSoon : cardLinks.more;
  return (
    <Card accent={icon.color} interactive>
      <div css={top}>
        <Shape {...icon} size={52} />
        {comingSoon && <Badge tone={icon.color}>{link}</Badge>}
      </div>
      <Heading level={3}>{name}</Heading>
      <Text size="sm" tone="muted">
        {description}
      </Text>
      <FeatureList items={segments.slice(0, MAX_SEGMENTS).map((segment) => segment.name)} />
      <div css={atTheBottom}>
        <TextLink as={Link} to={comingSoon ? comingSoonPath(area) : areaPath(area)} arrow>
          {link}
          <VisuallyHidden>{` ${about} ${name}`}</VisuallyHidden>
        </TextLink>
      </div>
    </Card>
  );
}
