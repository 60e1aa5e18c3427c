import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { SectionProps } from '@site/contracts';
import type { FormOutcome } from '@site/contracts/form-outcome';
import { useFormOutcome, useOverlay } from '@site/platform';
import { Button, Dialog, Heading, Stack, Text } from '@site/ui';
import { buttons, confirmation, dialog, dialogTexts } from '../content/newsletter';
import { DialogOutcome } from '../parts/DialogOutcome';
import { TextField } from '../parts/fields';
import { FormFrame } from '../parts/FormFrame';
import { messageOf } from '../parts/message';
import { SubmitButton } from '../parts/SubmitButton';
import { draftOf, useDraftForm } from '../parts/useDraftForm';
import { useSubscription } from './useSubscription';

const FORM = 'newsletter-dialog';

/** Newsletter subscription with name, email and phone, and its confirmation. Closing resets it. */
export default function NewsletterDialog({ dialogId }: SectionProps['mf-forms/NewsletterDialog']): ReactNode {
  const { isOpen, open, close } = useOverlay(dialogId);
  const documentOutcome = useFormOutcome(FORM);
  // Keeps the outcome. The page forgets it once the form is sent, but a dialog that has opened in the page because of a
  // failed post stays there to confirm.
  const [nativeOutcome] = useState(documentOutcome);
  const [round, setRound] = useState(0);
  const outcome = round === 0 ? nativeOutcome : null;
  const reset = useCallback(() => {
    draftOf(FORM).remove();
    setRound((last) => last + 1);
  }, []);
  // Resets the form however the dialog is closed, Back included.
  useEffect(() => (isOpen ? reset : undefined), [isOpen, reset]);
  return (
    <DialogOutcome formId={FORM} message={outcome?.state === 'sent' ? messageOf(outcome, dialogTexts) : null}>
      <Dialog
        id={dialogId}
        open={isOpen}
        onOpen={open}
        onClose={close}
        inPlace={outcome !== null && outcome.state !== 'sent'}
        title={dialog.title}
        description={dialog.description}
      >
        <Subscription key={round} outcome={outcome} close={isOpen ? close : reset} />
      </Dialog>
    </DialogOutcome>
  );
}

interface SubscriptionProps {
  outcome: FormOutcome | null;
  close: () => void;
}

function Subscription({ close, outcome }: SubscriptionProps): ReactNode {
  const { field, formState, submitWith } = useDraftForm({
    formId: FORM,
    outcome,
    defaultValues: { name: '', email: '', phone: '' },
  });
  const { send, isPending, message } = useSubscription({
    form: FORM,
    // After a stored post the page has its message, and the dialog the form.
    outcome: outcome?.state === 'sent' ? null : outcome,
    texts: dialogTexts,
  });
  if (message?.state === 'sent') return <Confirmation close={close} />;
  return (
    <FormFrame
      form={FORM}
      formState={formState}
      message={message}
      onSubmit={submitWith((values, element) => send(values, element))}
    >
      <TextField label={dialog.name} required autoComplete="name" {...field('name')} />
      <TextField label={dialog.email} required type="email" autoComplete="email" {...field('email')} />
      <TextField label={dialog.phone} required type="tel" autoComplete="tel" {...field('phone')} />
      <SubmitButton label={buttons.submit} pendingLabel={buttons.submitting} isPending={isPending} />
    </FormFrame>
  );
}

function Confirmation({ close }: { close: () => void }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Only the form that the visitor sees removes the draft: a form that was closed must not remove that of the next.
    draftOf(FORM).remove();
    // The focused submit button was removed with the form.
    button.current?.focus();
  }, []);
  return (
    <Stack gap={3} role="status">
      <Heading level={3} size="sm">
        {confirmation.title}
      </Heading>
      <Text>{confirmation.text}</Text>
      <Button ref={button} onClick={close}>
        {buttons.close}
      </Button>
    </Stack>
  );
}
