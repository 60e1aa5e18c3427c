import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { firm, mailto } from '@site/firm';
import {
  color,
  FeatureList,
  fontSize,
  Heading,
  Icon,
  media,
  space,
  Stack,
  TextLink,
  VisuallyHidden,
  type IconName,
} from '@site/ui';
import { contactDetails } from '../content/shared';

const list = css({
  display: 'grid',
  gap: space(6),
  // Below the form, there is room for two.
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > div': { position: 'relative', paddingInlineStart: space(10) },
  dt: { fontSize: fontSize.sm, color: color.muted },
  // The icon is part of the term: a group of a description list holds terms and descriptions only.
  svg: { position: 'absolute', insetInlineStart: 0, top: space(1), color: color.accentDark },
  dd: { color: color.ink, fontWeight: 500 },
});

/* Further from what is above than from its own list. */
const apart = css({ marginTop: space(4) });

function Detail({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>
        <Icon name={icon} size={24} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

interface ContactDetailsProps {
  /** Whether phones show them, instead of only what happens next. */
  onPhones?: boolean;
  children?: ReactNode;
}

/** The firm's email, address, response time and social profile, and what happens after an enquiry is sent. */
export function ContactDetails({ onPhones = true, children }: ContactDetailsProps): ReactNode {
  const { title, email, address, response, social, next } = contactDetails;
  return (
    <Stack gap={8}>
      <Stack gap={8} data-narrow={onPhones ? undefined : 'hide'}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <dl css={list}>
          <Detail icon="mail" name={email}>
            <TextLink href={mailto(firm.email)}>{firm.email}</TextLink>
          </Detail>
          <Detail icon="pin" name={address}>
            {firm.address}
          </Detail>
          <Detail icon="clock" name={response.label}>
            {response.time}
          </Detail>
          <Detail icon="linkedin" name={social.label}>
            <TextLink href={firm.socialProfile} target="_blank" rel="noopener noreferrer">
              {social.link}
              <VisuallyHidden>{` ${social.newTab}`}</VisuallyHidden>
            </TextLink>
          </Detail>
        </dl>
      </Stack>
      <Stack gap={5} css={apart}>
        <Heading level={2} size="md">
          {next.title}
        </Heading>
        <FeatureList items={next.steps} />
      </Stack>
      {children}
    </Stack>
  );
}
