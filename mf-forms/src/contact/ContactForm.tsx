import { useId, type ReactNode } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { SectionProps } from '@site/contracts';
import { contactInquirySchema } from '@site/contracts/submissions';
import { listedAreas } from '@site/firm';
import { ApiError, toast, useLocation } from '@site/platform';
import { Card, FormGrid, Heading, Stack, Text } from '@site/ui';
import { SelectField, TextAreaField, TextField } from '../parts/fields';
import { FormFrame } from '../parts/FormFrame';
import { SubmitButton } from '../parts/SubmitButton';
import { useDraftForm } from '../parts/useDraftForm';
import { useSubmission } from '../parts/useSubmission';

type ContactFormProps = SectionProps['mf-forms/ContactForm'];

const SERVICE_INTERESTS = [...listedAreas.map(({ name }) => name), 'Executive Coaching', 'General Inquiry'];

/** The site's contact form. */
export default function ContactForm(props: ContactFormProps): ReactNode {
  const { pathname } = useLocation();
  const name = `contact ${pathname} ${props.title ?? ''}`;
  // The key makes React start a new form, with its own draft, on another page.
  return <ContactFormCard key={name} name={name} {...props} />;
}

function ContactFormCard({
  name,
  title = 'Get Started',
  description,
  defaultService = '',
  headingLevel = 2,
}: ContactFormProps & { name: string }): ReactNode {
  const headingId = useId();
  const interests =
    !defaultService || SERVICE_INTERESTS.includes(defaultService)
      ? SERVICE_INTERESTS
      : [defaultService, ...SERVICE_INTERESTS];
  const { form, field, clear } = useDraftForm({
    name,
    resolver: zodResolver(contactInquirySchema),
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      company: '',
      serviceInterest: defaultService,
      message: '',
    },
  });
  const { send, isPending, honeypot } = useSubmission({
    name,
    path: '/api/contacts',
    onSuccess() {
      clear();
      toast({
        title: 'Message Sent!',
        description: "Thank you for your inquiry. We'll get back to you within 24 hours.",
      });
    },
    onError(error) {
      toast({
        title: 'Failed to Send Message',
        // A network error has only the browser's own message ('Failed to fetch'), which does not help visitors.
        description:
          error instanceof ApiError
            ? error.message
            : 'There was an error sending your message. Please try again.',
        variant: 'destructive',
      });
    },
  });
  return (
    <Card>
      <Stack gap={2}>
        <Heading id={headingId} level={headingLevel} size="md">
          {title}
        </Heading>
        {description && <Text tone="muted">{description}</Text>}
      </Stack>
      <FormFrame
        noValidate
        aria-labelledby={headingId}
        honeypot={honeypot}
        onSubmit={form.handleSubmit(send)}
      >
        <FormGrid>
          <TextField label="First Name" required autoComplete="given-name" {...field('firstName')} />
          <TextField label="Last Name" required autoComplete="family-name" {...field('lastName')} />
          <TextField label="Email" required type="email" autoComplete="email" {...field('email')} />
          <TextField label="Company" autoComplete="organization" {...field('company')} />
        </FormGrid>
        <SelectField label="Service Interest" defaultValue={defaultService} {...field('serviceInterest')}>
          <option value="">Select a service</option>
          {interests.map((interest) => (
            <option key={interest}>{interest}</option>
          ))}
        </SelectField>
        <TextAreaField
          label="Message"
          required
          rows={4}
          placeholder="Tell us about your organisation and what you want to achieve"
          {...field('message')}
        />
        <SubmitButton label="Send Message" pendingLabel="Sending..." isPending={isPending} />
      </FormFrame>
    </Card>
  );
}
