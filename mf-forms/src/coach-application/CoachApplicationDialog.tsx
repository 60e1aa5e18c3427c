import type { ReactNode } from 'react';
import type { SectionProps } from '@site/contracts';
import { SUBMISSION_BOUNDS } from '@site/contracts/submission-bounds';
import { useFormOutcome, useOverlay } from '@site/platform';
import { Button, Dialog, FormGrid } from '@site/ui';
import { DialogOutcome } from '../parts/DialogOutcome';
import { TextAreaField, TextField } from '../parts/fields';
import { FormActions } from '../parts/FormActions';
import { FormFrame } from '../parts/FormFrame';
import type { SubmissionTexts } from '../parts/message';
import { SubmitButton } from '../parts/SubmitButton';
import { useDraftForm } from '../parts/useDraftForm';
import { useSubmission } from '../parts/useSubmission';

const FORM = 'coach-application';

const texts: SubmissionTexts = {
  sent: {
    title: 'Application Submitted',
    description:
      "Thank you for your interest in joining our coaching network. We'll review your application and get back to you soon.",
  },
  failed: {
    title: 'Submission Failed',
    description: () => 'There was an error submitting your application. Please try again.',
  },
};

/** The application to join the coach network. Its draft is kept until it has been sent. */
export default function CoachApplicationDialog({
  dialogId,
}: SectionProps['mf-forms/CoachApplicationDialog']): ReactNode {
  const { isOpen, open, close } = useOverlay(dialogId);
  const outcome = useFormOutcome(FORM);
  const { field, formState, submitWith, clear } = useDraftForm({
    name: FORM,
    formId: FORM,
    outcome,
    defaultValues: {
      name: '',
      email: '',
      phone: '',
      location: '',
      certifications: '',
      experience: '',
      specialties: '',
      background: '',
    },
  });
  const { send, isPending, message } = useSubmission({
    form: FORM,
    outcome,
    texts,
    onSent() {
      clear();
      close();
    },
  });
  const isSent = message?.state === 'sent';
  return (
    <DialogOutcome formId={FORM} message={isSent ? message : null}>
      <Dialog
        id={dialogId}
        open={isOpen}
        onOpen={open}
        onClose={close}
        inPlace={!isSent && outcome !== null}
        size="lg"
        title="Join Our Coach Network"
        description="Tell us about your practice. We read every application and answer each one."
      >
        <FormFrame
          form={FORM}
          formId={FORM}
          formState={formState}
          message={isSent ? null : message}
          onSubmit={submitWith(({ experience, ...values }, element) =>
            send({ ...values, experience: Number(experience) }, element),
          )}
        >
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
              {...field('experience')}
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
            <Button
              variant="quiet"
              popoverTarget={dialogId}
              popoverTargetAction="hide"
              data-dialog-close=""
              onClick={close}
            >
              Cancel
            </Button>
          </FormActions>
        </FormFrame>
      </Dialog>
    </DialogOutcome>
  );
}
