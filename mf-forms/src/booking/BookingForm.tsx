import { useState, type ReactNode } from 'react';
import { css } from '@emotion/react';
import type { FormOutcome } from '@site/contracts/form-outcome';
import { Link, toast, useForgetOutcome, useFormOutcome, useHydrated } from '@site/platform';
import { actionRow, area, Button, FormGrid, media, radius, space, Stack, Text } from '@site/ui';
import { form, noted, refusedTitle, serviceTypes, sessionModes, statement } from '../content/book';
import { FieldGroup } from '../parts/FieldGroup';
import { SelectField, TextAreaField, TextField } from '../parts/fields';
import { FormFrame } from '../parts/FormFrame';
import type { Message } from '../parts/message';
import { SubmitButton } from '../parts/SubmitButton';
import { useDraftForm } from '../parts/useDraftForm';
import { emptyRequest, shownRequest, type BookingRequest } from './booking-request';
import { EnquiryLink } from './EnquiryLink';

const FORM = 'booking';

const { coaching } = form;

const notedMessage: Message = { state: 'noted', ...noted };

/** The message about a native post; null if the post had errors at fields. */
function messageOf(outcome: FormOutcome | null): Message | null {
  if (outcome?.state === 'sent') return notedMessage;
  if (outcome?.state !== 'failed') return null;
  return { state: 'failed', title: refusedTitle, text: outcome.message ?? noted.text };
}

/* Before hydration, shows these fields for coaching only. Invalid fields stay visible, because they block the form. */
const followsService = css({
  'form:not(:has([value="executive-coaching"]:checked)) &:not(:has(:invalid))': { display: 'none' },
});

const statementStyles = css({
  display: 'grid',
  gap: space(4),
  alignItems: 'center',
  padding: space(4),
  borderRadius: radius.sm,
  background: area.yellow.tint,
  [media.sm]: { gridTemplateColumns: '1fr auto' },
});

const belowText = css({ justifySelf: 'start', marginTop: space(2) });

const optionsOf = (labels: Record<string, string>): ReactNode =>
  Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** The request for a session; coaching sessions have additional fields. */
export default function BookingForm(): ReactNode {
  const outcome = useFormOutcome(FORM);
  const forgetOutcome = useForgetOutcome();
  const { field, formState, getValues, submitWith, watch } = useDraftForm({
    formId: FORM,
    outcome,
    defaultValues: emptyRequest,
  });
  const [message, setMessage] = useState(() => messageOf(outcome));
  const isHydrated = useHydrated();
  const isCoaching = watch('serviceType') === 'executive-coaching';
  const words = isCoaching ? coaching : form.anyService;
  const readRequest = () => shownRequest(getValues());
  /** Online booking is not open yet: a request is logged to the browser's console and not sent. */
  const note = (request: BookingRequest) => {
    console.log('Booking request', shownRequest(request));
    toast({ title: noted.title, description: noted.text });
    // The title of a page that responds to a refused post says so.
    if (outcome) forgetOutcome();
    // Another object: the message gets the focus again.
    setMessage({ ...notedMessage });
  };
  return (
    <Stack gap={5}>
      <div css={statementStyles}>
        <Text size="sm">{statement}</Text>
        <EnquiryLink readRequest={readRequest} size="sm" />
      </div>
      <FormFrame
        id={FORM}
        form={FORM}
        formState={formState}
        message={message}
        nextStep={<EnquiryLink readRequest={readRequest} css={belowText} />}
        aria-label={form.label}
        onSubmit={submitWith(note)}
      >
        <FieldGroup title={form.groups.session}>
          <SelectField label={form.serviceType} required {...field('serviceType')}>
            <option value="">{form.chooseServiceType}</option>
            {optionsOf(serviceTypes)}
          </SelectField>
          <fieldset
            aria-label={coaching.label}
            css={!isHydrated && followsService}
            hidden={isHydrated && !isCoaching}
            // A hidden field must not block the form.
            disabled={isHydrated && !isCoaching}
          >
            <FormGrid>
              <TextField label={coaching.sessions} type="number" min={1} max={20} {...field('sessions')} />
              <TextField label={coaching.rate} type="number" min={0} step="any" {...field('rate')} />
              <TextField label={coaching.preferredCoach} {...field('preferredCoach')} />
              <SelectField label={coaching.sessionMode} required={isCoaching} {...field('sessionMode')}>
                <option value="">{coaching.chooseSessionMode}</option>
                {optionsOf(sessionModes)}
              </SelectField>
            </FormGrid>
          </fieldset>
          <TextAreaField
            // React cannot change a text beside other nodes once the browser has translated it.
            label={<span>{words.message}</span>}
            required
            rows={4}
            placeholder={words.placeholder}
            {...field('message')}
          />
        </FieldGroup>
        <FieldGroup title={form.groups.contact}>
          <FormGrid>
            <TextField label={form.name} required autoComplete="name" {...field('name')} />
            <TextField label={form.email} required type="email" autoComplete="email" {...field('email')} />
            <TextField label={form.phone} required type="tel" autoComplete="tel" {...field('phone')} />
            <TextField label={form.company} autoComplete="organization" {...field('company')} />
          </FormGrid>
        </FieldGroup>
        <div css={actionRow}>
          <EnquiryLink readRequest={readRequest} />
          <SubmitButton label={words.submit} variant="secondary" />
          <Button as={Link} to="/" variant="quiet">
            {form.cancel}
          </Button>
        </div>
      </FormFrame>
    </Stack>
  );
}
