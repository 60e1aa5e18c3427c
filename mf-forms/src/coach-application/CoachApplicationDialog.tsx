import type { ReactNode } from 'react';
import type { SectionProps } from '@site/contracts';
import { SUBMISSION_BOUNDS } from '@site/contracts/submission-bounds';
import { useFormOutcome, useOverlay } from '@site/platform';
import { actionRow, Button, Dialog, FormGrid } from '@site/ui';
import { dialog, labels, texts } from '../content/coach-application';
import { DialogOutcome } from '../parts/DialogOutcome';
import { TextAreaField, TextField } from '../parts/fields';
import { FormFrame } from '../parts/FormFrame';
import { SubmitButton } from '../parts/SubmitButton';
import { useDraftForm } from '../parts/useDraftForm';
import { useSubmission } from '../parts/useSubmission';

const FORM = 'coach-application';

/** The application to join the coach network. Its draft is kept until it has been sent. */
export default function CoachApplicationDialog({
  dialogId,
}: SectionProps['mf-forms/CoachApplicationDialog']): ReactNode {
  const { isOpen, open, close } = useOverlay(dialogId);
  const outcome = useFormOutcome(FORM);
  const { field, formState, submitWith } = useDraftForm({
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
  const { send, isPending, message } = useSubmission({ form: FORM, outcome, texts });
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
        title={dialog.title}
        description={dialog.description}
      >
        <FormFrame
          form={FORM}
          formState={formState}
          message={isSent ? null : message}
          onSubmit={submitWith(({ experience, ...values }, element, clear) =>
            send({ ...values, experience: Number(experience) }, element, () => {
              clear();
              close();
            }),
          )}
        >
          <FormGrid>
            <TextField label={labels.name} required autoComplete="name" {...field('name')} />
            <TextField label={labels.email} required type="email" autoComplete="email" {...field('email')} />
            <TextField label={labels.phone} required type="tel" autoComplete="tel" {...field('phone')} />
            <TextField
              label={labels.location}
              required
              placeholder={labels.locationPlaceholder}
              {...field('location')}
            />
            <TextField
              label={labels.certifications}
              required
              placeholder={labels.certificationsPlaceholder}
              {...field('certifications')}
            />
            <TextField
              label={labels.experience}
              required
              type="number"
              min={SUBMISSION_BOUNDS.experience.minimum}
              max={SUBMISSION_BOUNDS.experience.maximum}
              {...field('experience')}
            />
          </FormGrid>
          <TextField
            label={labels.specialties}
            required
            placeholder={labels.specialtiesPlaceholder}
            {...field('specialties')}
          />
          <TextAreaField label={labels.background} required rows={4} {...field('background')} />
          <div css={actionRow}>
            <SubmitButton label={labels.submit} pendingLabel={labels.submitting} isPending={isPending} />
            <Button
              variant="quiet"
              popoverTarget={dialogId}
              popoverTargetAction="hide"
              data-dialog-close=""
              onClick={close}
            >
              {labels.cancel}
            </Button>
          </div>
        </FormFrame>
      </Dialog>
    </DialogOutcome>
  );
}
