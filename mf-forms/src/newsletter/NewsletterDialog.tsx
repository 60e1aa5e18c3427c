import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { SectionProps } from '@site/contracts';
import type { FormOutcome } from '@site/contracts/form-outcome';
import { useFormOutcome, useOverlay } from '@site/platform';
import { Button, Dialog, Heading, Stack, Text } from '@site/ui';
import { DialogOutcome } from '../parts/DialogOutcome';
import { TextField } from '../parts/fields';
import { FormFrame } from '../parts/FormFrame';
import { messageOf, type SubmissionTexts } from '../parts/message';
import { SubmitButton } from '../parts/SubmitButton';
import { draftOf, useDraftForm } from '../parts/useDraftForm';
import { useSubscription } from './useSubscription';

const FORM = 'newsletter-dialog';

const texts: SubmissionTexts = {
  sent: {
    title: 'Successfully subscribed!',
    description: 'Thank you for subscribing to our newsletter.',
  },
  failed: {
    title: 'Subscription failed',
    description: (message) => (message ? 'Failed to subscribe to newsletter' : 'Please try again later.'),
  },
};

/** Newsletter subscription with name, e-mail and phone, and its confirmation. Closing resets it. */
export default function NewsletterDialog({ dialogId }: SectionProps['mf-forms/NewsletterDialog']): ReactNode {
  const { isOpen, open, close } = useOverlay(dialogId);
  const nativeOutcome = useFormOutcome(FORM);
  const [round, setRound] = useState(0);
  const outcome = round === 0 ? nativeOutcome : null;
  const reset = useCallback(() => {
    draftOf(FORM).remove();
    setRound((last) => last + 1);
  }, []);
  // Resets the form however the dialog is closed, Back included.
  useEffect(() => (isOpen ? reset : undefined), [isOpen, reset]);
  return (
    <DialogOutcome formId={FORM} message={outcome?.state === 'sent' ? messageOf(outcome, texts) : null}>
      <Dialog
        id={dialogId}
        open={isOpen}
        onOpen={open}
        onClose={close}
        inPlace={outcome !== null && outcome.state !== 'sent'}
        title="Newsletter Subscription"
        description="Fresh thinking on strategy, talent and leadership across MENA."
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
  const { field, formState, submitWith, clear } = useDraftForm({
    name: FORM,
    formId: FORM,
    outcome,
    defaultValues: { name: '', email: '', phone: '' },
  });
  const { send, isPending, message } = useSubscription({
    form: FORM,
    outcome: outcome?.state === 'failed' ? outcome : null,
    texts,
    onSent: clear,
  });
  if (message?.state === 'sent') return <Confirmation close={close} />;
  return (
    <FormFrame form={FORM} formId={FORM} formState={formState} message={message} onSubmit={submitWith(send)}>
      <TextField label="Name" required autoComplete="name" {...field('name')} />
      <TextField label="Email" required type="email" autoComplete="email" {...field('email')} />
      <TextField label="Phone" required type="tel" autoComplete="tel" {...field('phone')} />
      <SubmitButton label="Subscribe" pendingLabel="Subscribing..." isPending={isPending} />
    </FormFrame>
  );
}

function Confirmation({ close }: { close: () => void }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  // The focused submit button was removed with the form.
  useEffect(() => button.current?.focus(), []);
  return (
    <Stack gap={3} role="status">
      <Heading level={3} size="sm">
        Thank you for subscribing!
      </Heading>
      <Text>Our next issue will come to your inbox.</Text>
      <Button ref={button} onClick={close}>
        Close
      </Button>
    </Stack>
  );
}
