import type { ReactNode } from 'react';
import { firm, mailto } from '@site/firm';
import { RemoteSection } from '@site/platform';
import { Card, Heading, Text, TextLink } from '@site/ui';
import type { Enquiry } from '../content/dedicated/schema';

/** The site's contact form with this page's words; where it cannot be had, the firm's address instead. */
export function EnquiryForm({ enquiry }: { enquiry: Enquiry }): ReactNode {
  const { title, description, service } = enquiry;
  return (
    <RemoteSection
      id="mf-forms/ContactForm"
      when="visible"
      title={title}
      description={description}
      defaultService={service}
      fallback={
        <Card>
          <Heading level={2} size="md">
            {title}
          </Heading>
          <Text>
            Write to us at <TextLink href={mailto(firm.email, { subject: service })}>{firm.email}</TextLink>{' '}
            and we answer within 24 hours.
          </Text>
        </Card>
      }
    />
  );
}
