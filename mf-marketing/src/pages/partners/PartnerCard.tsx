import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Card, Heading, Icon, space, Stack, Text, TextLink, VisuallyHidden } from '@site/ui';
import { partners } from '../../content/partners';
import type { Partner } from '../../content/schema';
import { PartnerMark } from './PartnerMark';

const head = css({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: space(4), alignItems: 'center' });
const website = css({ display: 'inline-flex', alignItems: 'center', gap: space(2), marginTop: 'auto' });

export function PartnerCard(partner: Partner): ReactNode {
  const { name, mark, color, tagline, description, website: address } = partner;
  const { more } = partners.firms;
  return (
    <Card as="li" accent={color}>
      <div css={head}>
        <PartnerMark name={mark} />
        <Stack gap={1}>
          <Heading level={3}>{name}</Heading>
          <Text size="sm" tone="muted">
            {tagline}
          </Text>
        </Stack>
      </div>
      <Text>{description}</Text>
      <TextLink href={address} target="_blank" rel="noopener noreferrer" css={website}>
        <span>
          {more.link}
          <VisuallyHidden>{` ${more.about} ${name} ${more.newTab}`}</VisuallyHidden>
        </span>
        <Icon name="external" size={16} />
      </TextLink>
    </Card>
  );
}
