import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import type { ContactInquiry, SectionProps } from '@site/contracts';
import { useContributions, useFormOutcome, useLocation } from '@site/platform';
import { Card, FormGrid, Heading, Stack, Text } from '@site/ui';
import { forgetSentRequest } from '../booking/request-in-contact-draft';
import { labels, otherInterests, texts, title as defaultTitle } from '../content/contact';
import { SelectField, TextAreaField, TextField } from '../parts/fields';
import { FormFrame } from '../parts/FormFrame';
import { SubmitButton } from '../parts/SubmitButton';
import { tabStorage } from '../parts/tab-storage';
import { CONTACT_DRAFT, useDraftForm } from '../parts/useDraftForm';
import { loadSubmission, useSubmission } from '../parts/useSubmission';

type ContactFormProps = SectionProps['mf-forms/ContactForm'];

const MAX_ID_LENGTH = 64;

/** Id of the element of a contact form for one service: a page may have several, with different titles. */
function contactFormId(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return ['contact', ...words].join('-').slice(0, MAX_ID_LENGTH);
}

/** The site's contact form. Forms without a default service share one draft; the others have their own. */
export default function ContactForm(props: ContactFormProps): ReactNode {
  const { pathname } = useLocation();
  const { title = '', defaultService } = props;
  const draftName = defaultService ? `contact ${pathname} ${title}` : CONTACT_DRAFT;
  // The key makes React start a new form, with its own draft, on another page.
  return <ContactFormCard key={draftName} draftName={draftName} {...props} />;
}

function ContactFormCard({
  draftName,
  title = defaultTitle,
  description,
  defaultService = '',
  message: sentence = '',
}: ContactFormProps & { draftName: string }): ReactNode {
  const headingId = useId();
  const formId = defaultService ? contactFormId(title) : 'contact-form';
  const outcome = useFormOutcome(formId);
  const options = [...useContributions('areas').map(({ name }) => name), ...otherInterests];
  const interests =
    !defaultService || options.includes(defaultService) ? options : [defaultService, ...options];
  const { field, formState, getValues, setValue, submitWith } = useDraftForm<ContactInquiry>({
    name: draftName,
    formId,
    outcome,
    resolver: async (values, ...rest) => {
      // The library passes its own object, which changes when the visitor types while the code loads.
      const typed = { ...values };
      const code = await loadSubmission();
      return code ? code.contactResolver(typed, ...rest) : { values: typed, errors: {} };
    },
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      company: '',
      serviceInterest: defaultService,
      message: sentence,
    },
  });
  const lastSentence = tabStorage<string>(`sentence of ${draftName}`);
  /** The last sentence that the page entered; undefined at first. The storage forgets it when the form is sent. */
  const shownSentence = useRef<string>(undefined);
  const enterSentence = useEffectEvent(() => {
    const earlier = lastSentence.read() ?? shownSentence.current ?? '';
    lastSentence.write(sentence);
    const entered = getValues('message');
    const typed = entered.replace(earlier, '').trim();
    const completed = typed.includes(sentence) ? typed : `${sentence}\n\n${typed}`.trim();
    // The visitor may have deleted the sentence before the page was loaded: it does not come back by itself.
    const mayBeDeleted = outcome?.values !== undefined || (earlier === sentence && entered.trim() !== '');
    const isFirst = shownSentence.current === undefined;
    // Set even if the value is the same: hydration has emptied the text area on the screen.
    setValue('message', isFirst && mayBeDeleted ? entered : completed, { shouldDirty: true });
  });
  useEffect(() => {
    if (sentence) enterSentence();
    shownSentence.current = sentence || shownSentence.current || '';
  }, [sentence]);
  useEffect(() => {
    if (draftName === CONTACT_DRAFT && outcome?.state === 'sent') forgetSentRequest();
  }, [draftName, outcome]);
  const { send, isPending, message } = useSubmission({ form: 'contact', outcome, texts });
  return (
    <Card>
      <Stack gap={2}>
        <Heading id={headingId} level={2} size="md">
          {title}
        </Heading>
        {description && <Text tone="muted">{description}</Text>}
      </Stack>
      <FormFrame
        id={formId}
        form="contact"
        formId={formId}
        formState={formState}
        message={message}
        noValidate
        aria-labelledby={headingId}
        onSubmit={submitWith((values, element, clear) =>
          send(values, element, () => {
            clear();
            lastSentence.remove();
            if (draftName === CONTACT_DRAFT) forgetSentRequest();
          }),
        )}
      >
        <FormGrid short>
          <TextField label={labels.firstName} required autoComplete="given-name" {...field('firstName')} />
          <TextField label={labels.lastName} required autoComplete="family-name" {...field('lastName')} />
        </FormGrid>
        <FormGrid>
          <TextField label={labels.email} required type="email" autoComplete="email" {...field('email')} />
          <TextField label={labels.company} autoComplete="organization" {...field('company')} />
        </FormGrid>
        <SelectField label={labels.serviceInterest} {...field('serviceInterest')}>
          <option value="">{labels.chooseService}</option>
          {interests.map((interest) => (
            <option key={interest}>{interest}</option>
          ))}
        </SelectField>
        <TextAreaField
          label={labels.message}
          required
          rows={4}
          placeholder={labels.messagePlaceholder}
          {...field('message')}
        />
        <SubmitButton
          label={labels.submit}
          pendingLabel={labels.submitting}
          isPending={isPending || formState.isSubmitting}
        />
      </FormFrame>
    </Card>
  );
}
