import type { ReactNode } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { SectionProps } from '@site/contracts';
import { coachApplicationSchema, SUBMISSION_BOUNDS } from '@site/contracts/submissions';
import { toast } from '@site/platform';
import { Button, Dialog, FormGrid } from '@site/ui';
import { TextAreaField, TextField } from '../parts/fields';
import { FormActions } from '../parts/FormActions';
import { FormFrame } from '../parts/FormFrame';
import { SubmitButton } from '../parts/SubmitButton';
import { useDraftForm } from '../parts/useDraftForm';
import { useSubmission } from '../parts/useSubmission';

const NAME = 'coach application';

/** The application to join the coach network. Its draft is kept until it has been sent. */
export default function CoachApplicationDialog({
  open,
  onOpenChange,
}: SectionProps['mf-forms/CoachApplicationDialog']): ReactNode {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title="Join Our Coach Network"
      description="Tell us about your practice. We read every application and answer each one."
    >
      <ApplicationForm close={() => onOpenChange(false)} />
    </Dialog>
  );
}

function ApplicationForm({ close }: { close: () => void }): ReactNode {
  const { form, field, clear } = useDraftForm({
    name: NAME,
    resolver: zodResolver(coachApplicationSchema),
    defaultValues: {
      name: '',
      email: '',
      phone: '',
      location: '',
      certifications: '',
      specialties: '',
      background: '',
    },
  });
  const { send, isPending, honeypot } = useSubmission({
    name: NAME,
    path: '/api/coach-applications',
    onSuccess() {
      clear();
      close();
      toast({
        title: 'Application Submitted',
        description:
          "Thank you for your interest in joining our coaching network. We'll review your application and get back to you soon.",
      });
    },
    onError() {
      toast({
        title: 'Submission Failed',
        description: 'There was an error submitting your application. Please try again.',
        variant: 'destructive',
      });
    },
  });
  return (
    <FormFrame honeypot={honeypot} onSubmit={form.handleSubmit(send)}>
      <FormGrid>
        <TextField label="Full Name" required autoComplete="name" {...field('name')} />
        <TextField label="Email" required type="email" autoComplete="email" {...field('email')} />
        <TextField label="Phone" required type="tel" autoComplete="tel" {...field('phone')} />
        <TextField label="Location" required placeholder="City, country" {...field('location')} />
        <TextField
          label="Certifications"
          required
          placeholder="For example ICF PCC"
          {...field('certifications')}
        />
        <TextField
          label="Years of Experience"
          required
          type="number"
          min={SUBMISSION_BOUNDS.experience.minimum}
          {...field('experience', { valueAsNumber: true })}
        />
      </FormGrid>
      <TextField
        label="Specialties"
        required
        placeholder="For example executive presence, team coaching"
        {...field('specialties')}
      />
      <TextAreaField label="Professional Background" required rows={4} {...field('background')} />
      <FormActions>
        <SubmitButton label="Submit Application" pendingLabel="Submitting..." isPending={isPending} />
        <Button variant="quiet" onClick={close}>
          Cancel
        </Button>
      </FormActions>
    </FormFrame>
  );
}
