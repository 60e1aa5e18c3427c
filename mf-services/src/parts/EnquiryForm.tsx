import type { ReactNode } from 'react';
import { firm, mailto } from '@site/firm';
import { RemoteSection } from '@site/platform';
import { Card, Heading, Text, TextLink } from '@site/ui';
import type { Enquiry } from '../content/dedicated-schema';
import { enquiryFrame } from '../content/shared';

interface EnquiryFormProps {
  enquiry: Enquiry;
  /** A sentence with which the message begins. */
  message?: string | undefined;
}

/** The contact form of mf-forms with this page's copy, or the firm's email address if the form is unavailable. */
export function EnquiryForm({ enquiry, message }: EnquiryFormProps): ReactNode {
  const { title, description, service } = enquiry;
  const { writeTo } = enquiryFrame;
  return (
    <RemoteSection
      id="mf-forms/ContactForm"
      when="interaction"
      title={title}
      description={description}
      defaultService={service}
      {...(message && { message })}
      fallback={
        <Card>
          <Heading level={2} size="md">
            {title}
          </Heading>
          <Text>
            {writeTo.before} <TextLink href={mailto(firm.email, { subject: service })}>{firm.email}</TextLink>{' '}
            {writeTo.after}
          </Text>
        </Card>
      }
    />
  );
}
