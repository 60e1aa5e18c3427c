import { useEffect, useId, type ReactNode } from 'react';
import type { ContactInquiry, SectionProps } from '@site/contracts';
import { listedAreas } from '@site/firm';
import { useFormOutcome, useLocation } from '@site/platform';
import { Card, FormGrid, Heading, Stack, Text } from '@site/ui';
import { SelectField, TextAreaField, TextField } from '../parts/fields';
import { FormFrame } from '../parts/FormFrame';
import type { SubmissionTexts } from '../parts/message';
import { SubmitButton } from '../parts/SubmitButton';
import { useDraftForm } from '../parts/useDraftForm';
import { useSubmission } from '../parts/useSubmission';
import { contactFormId } from './contact-form-id';

type ContactFormProps = SectionProps['mf-forms/ContactForm'];

const SERVICE_INTERESTS = [...listedAreas.map(({ name }) => name), 'Executive Coaching', 'General Inquiry'];

const texts: SubmissionTexts = {
  sent: {
    title: 'Message Sent!',
    description: "Thank you for your inquiry. We'll get back to you within 24 hours.",
  },
  failed: {
    title: 'Failed to Send Message',
    description: (message = 'There was an error sending your message. Please try again.') => message,
  },
};

const loadRules = () => import('./contact-rules');

/** The site's contact form. Forms without a default service share one draft; the others have their own. */
export default function ContactForm(props: ContactFormProps): ReactNode {
  const { pathname } = useLocation();
  const { title = '', defaultService } = props;
  const name = defaultService ? `contact ${pathname} ${title}` : 'contact';
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
  const formId = defaultService ? contactFormId(title) : 'contact-form';
  const outcome = useFormOutcome(formId);
  const interests =
    !defaultService || SERVICE_INTERESTS.includes(defaultService)
      ? SERVICE_INTERESTS
      : [defaultService, ...SERVICE_INTERESTS];
  const { field, errors, submitWith, clear } = useDraftForm<ContactInquiry>({
    name,
    formId,
    outcome,
    resolver: async (...values) => (await loadRules()).contactRules(...values),
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      company: '',
      serviceInterest: defaultService,
      message: '',
    },
  });
  // Before the press, so that a visitor who is offline by then gets the message.
  useEffect(() => void loadRules().catch(() => undefined), []);
  const { send, isPending, message, honeypot } = useSubmission({
    form: 'contact',
    outcome,
    texts,
    onSent: clear,
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
        id={formId}
        form="contact"
        formId={formId}
        message={message}
        errors={errors}
        honeypot={honeypot}
        noValidate
        aria-labelledby={headingId}
        onSubmit={submitWith(send)}
      >
        <FormGrid>
          <TextField label="First Name" required autoComplete="given-name" {...field('firstName')} />
          <TextField label="Last Name" required autoComplete="family-name" {...field('lastName')} />
          <TextField label="Email" required type="email" autoComplete="email" {...field('email')} />
          <TextField label="Company" autoComplete="organization" {...field('company')} />
        </FormGrid>
        <SelectField label="Service Interest" {...field('serviceInterest')}>
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
