import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { firm, mailto } from '@site/firm';
import { RemoteSection } from '@site/platform';
import { Heading, media, space, Stack, Text, TextLink } from '@site/ui';
import { contactDetails } from '../content/shared';
import { ContactDetails } from './ContactDetails';

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(12)} ${space(16)}`,
  alignItems: 'start',
  [media.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

interface ContactBlockProps {
  /** Heading of the form. */
  title: string;
  description: string;
  /** Whether phones show the contact details too. They need not where the footer follows, which has them. */
  detailsOnPhones?: boolean;
  /** Below the contact details. */
  children?: ReactNode;
}

/** The contact form with the firm's contact details beside it. */
export function ContactBlock({
  title,
  description,
  detailsOnPhones = true,
  children,
}: ContactBlockProps): ReactNode {
  return (
    <div css={columns}>
      <RemoteSection
        id="mf-forms/ContactForm"
        when="interaction"
        title={title}
        description={description}
        fallback={
          <Stack gap={4}>
            <Heading level={2}>{title}</Heading>
            <Text>
              {contactDetails.writeTo.before} <TextLink href={mailto(firm.email)}>{firm.email}</TextLink>
              {contactDetails.writeTo.after}
            </Text>
          </Stack>
        }
      />
      <ContactDetails onPhones={detailsOnPhones}>{children}</ContactDetails>
    </div>
  );
}
