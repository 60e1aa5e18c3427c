import type { ReactNode } from 'react';
import { Link, toast } from '@site/platform';
import { Button, FormGrid } from '@site/ui';
import { SelectField, TextAreaField, TextField } from '../../parts/fields';
import { FormActions } from '../../parts/FormActions';
import { FormFrame } from '../../parts/FormFrame';
import { SubmitButton } from '../../parts/SubmitButton';
import { useDraftForm } from '../../parts/useDraftForm';

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

const optionsOf = (labels: Record<string, string>): ReactNode =>
  Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** Online booking is not open yet: a request is logged to the browser's console and not sent. */
function logRequest(request: typeof emptyRequest): void {
  console.log('Booking request', request);
  toast({
    title: 'Request noted',
    description:
      'Online booking is not open yet, so nothing was sent. Please use our contact page and we will arrange your session.',
  });
}

/** The request for a session; coaching sessions have additional fields. */
export function BookingForm(): ReactNode {
  const { form, field } = useDraftForm({ name: 'booking', defaultValues: emptyRequest });
  const isCoaching = form.watch('serviceType') === 'executive-coaching';
  return (
    <FormFrame aria-label="Session request" onSubmit={form.handleSubmit(logRequest)}>
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
      {isCoaching && (
        <FormGrid role="group" aria-label="Coaching sessions">
          <TextField label="Number of Sessions" type="number" min={1} max={20} {...field('sessions')} />
          <TextField label="Rate in USD" type="number" min={0} step="any" {...field('rate')} />
          <TextField label="Preferred Coach" {...field('preferredCoach')} />
          <SelectField label="Session Mode" required {...field('sessionMode')}>
            <option value="">Choose a mode</option>
            {optionsOf(SESSION_MODES)}
          </SelectField>
        </FormGrid>
      )}
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
  );
}
