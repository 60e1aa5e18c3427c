import { useState, type ReactNode } from 'react';
import { css } from '@emotion/react';
import type { FormOutcome } from '@site/contracts/form-outcome';
import { Link, toast, useFormOutcome, useHydrated } from '@site/platform';
import { Button, FormGrid, Notice, Stack, TextLink } from '@site/ui';
import { SelectField, TextAreaField, TextField } from '../parts/fields';
import { FormActions } from '../parts/FormActions';
import { FormFrame } from '../parts/FormFrame';
import type { Message } from '../parts/message';
import { SubmitButton } from '../parts/SubmitButton';
import { useDraftForm } from '../parts/useDraftForm';

const FORM = 'booking';

const SERVICE_TYPES = {
  'executive-coaching': 'Executive Coaching',
  training: 'Training',
  consultation: 'Consultation',
  inquiry: 'General Inquiry',
};

const SESSION_MODES = { virtual: 'Virtual', 'in-person': 'In-person', hybrid: 'Hybrid' };

const emptyRequest = {
  serviceType: '',
  sessionMode: '',
  name: '',
  email: '',
  phone: '',
  company: '',
  message: '',
  sessions: '',
  rate: '',
  preferredCoach: '',
};

const noted: Message = {
  state: 'sent',
  title: 'Request noted',
  text: 'Online booking is not open yet, so nothing was sent. Please use our contact page and we will arrange your session.',
};

/* Before hydration, shows these fields only for coaching. An invalid field stays visible, because it blocks the form. */
const followsService = css({
  'form:not(:has([value="executive-coaching"]:checked)) &:not(:has(:invalid))': { display: 'none' },
});

const optionsOf = (labels: Record<string, string>): ReactNode =>
  Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

function useRequest(outcome: FormOutcome | null) {
  const [message, setMessage] = useState(outcome?.state === 'sent' ? noted : null);
  return {
    message,
    /** Online booking is not open yet: a request is logged to the browser's console and not sent. */
    note(request: typeof emptyRequest) {
      console.log('Booking request', request);
      toast({ title: noted.title, description: noted.text });
      setMessage({ ...noted });
    },
  };
}

/** The request for a session; coaching sessions have additional fields. */
export default function BookingForm(): ReactNode {
  const outcome = useFormOutcome(FORM);
  const { field, formState, submitWith, watch } = useDraftForm({
    name: FORM,
    formId: FORM,
    outcome,
    defaultValues: emptyRequest,
  });
  const { message, note } = useRequest(outcome);
  const isHydrated = useHydrated();
  const isCoaching = watch('serviceType') === 'executive-coaching';
  return (
    <Stack gap={5}>
      <Notice title="Online booking is not open yet">
        <p>
          Nothing that you enter here is sent to us. To arrange a session now, please use our{' '}
          <TextLink as={Link} to="/contact">
            contact page
          </TextLink>
          .
        </p>
      </Notice>
      <FormFrame
        id={FORM}
        form={FORM}
        formId={FORM}
        formState={formState}
        message={message}
        aria-label="Session request"
        onSubmit={submitWith(note)}
      >
        <SelectField label="Select Service Type" required {...field('serviceType')}>
          <option value="">Choose a service</option>
          {optionsOf(SERVICE_TYPES)}
        </SelectField>
        <FormGrid>
          <TextField label="Full Name" required autoComplete="name" {...field('name')} />
          <TextField label="Email Address" required type="email" autoComplete="email" {...field('email')} />
          <TextField label="Phone Number" required type="tel" autoComplete="tel" {...field('phone')} />
          <TextField label="Company/Organization" autoComplete="organization" {...field('company')} />
        </FormGrid>
        <fieldset
          aria-label="Coaching sessions"
          css={!isHydrated && followsService}
          hidden={isHydrated && !isCoaching}
          // A hidden field must not block the form.
          disabled={isHydrated && !isCoaching}
        >
          <FormGrid>
            <TextField label="Number of Sessions" type="number" min={1} max={20} {...field('sessions')} />
            <TextField label="Rate in USD" type="number" min={0} step="any" {...field('rate')} />
            <TextField label="Preferred Coach" {...field('preferredCoach')} />
            <SelectField label="Session Mode" required={isCoaching} {...field('sessionMode')}>
              <option value="">Choose a mode</option>
              {optionsOf(SESSION_MODES)}
            </SelectField>
          </FormGrid>
        </fieldset>
        <TextAreaField
          label={isCoaching ? 'Additional Requirements' : 'Message'}
          required
          rows={4}
          placeholder={
            isCoaching
              ? 'Tell us about your coaching goals and what would make the sessions a success'
              : 'Tell us what you would like to discuss'
          }
          {...field('message')}
        />
        <FormActions>
          <SubmitButton label={isCoaching ? 'Proceed to Payment' : 'Submit Request'} />
          <Button as={Link} to="/" variant="quiet">
            Cancel
          </Button>
        </FormActions>
      </FormFrame>
    </Stack>
  );
}
