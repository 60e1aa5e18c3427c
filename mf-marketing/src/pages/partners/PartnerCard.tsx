import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import {
  Card,
  color,
  font,
  fontSize,
  Heading,
  Icon,
  radius,
  space,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@site/ui';
import { partners } from '../../content/partners';
import type { Partner } from '../../content/schema';

const head = css({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: space(4), alignItems: 'start' });
const initial = css({
  display: 'grid',
  placeItems: 'center',
  width: space(14),
  aspectRatio: '1',
  borderRadius: radius.md,
  background: color.accentTint,
  fontFamily: font.display,
  fontSize: fontSize.xl,
  color: color.accentDark,
});
const website = css({ display: 'inline-flex', alignItems: 'center', gap: space(2), marginTop: 'auto' });

export function PartnerCard({ name, tagline, description, website: address }: Partner): ReactNode {
  const { more } = partners.firms;
  return (
    <Card as="li" accent="teal-light">
      <div css={head}>
        <span css={initial} aria-hidden>
          {name[0]}
        </span>
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
