import { useEffect, useRef, useState, type ReactNode } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { SectionProps } from '@site/contracts';
import { newsletterDialogSchema } from '@site/contracts/submissions';
import { ApiError, toast } from '@site/platform';
import { Button, Dialog, Heading, Stack, Text } from '@site/ui';
import { TextField } from '../parts/fields';
import { FormFrame } from '../parts/FormFrame';
import { SubmitButton } from '../parts/SubmitButton';
import { draftOf } from '../parts/tab-storage';
import { useDraftForm } from '../parts/useDraftForm';
import { useNewsletterSubscription } from './useNewsletterSubscription';

const NAME = 'newsletter dialog';

/** Newsletter subscription with name, e-mail and phone, and its confirmation. Closing resets it. */
export default function NewsletterDialog({
  open,
  onOpenChange,
}: SectionProps['mf-forms/NewsletterDialog']): ReactNode {
  const changeOpen = (nowOpen: boolean) => {
    if (!nowOpen) draftOf(NAME).remove();
    onOpenChange(nowOpen);
  };
  return (
    <Dialog open={open} onOpenChange={changeOpen} title="Newsletter Subscription">
      <Subscription close={() => changeOpen(false)} />
    </Dialog>
  );
}

function Subscription({ close }: { close: () => void }): ReactNode {
  const [hasSubscribed, setHasSubscribed] = useState(false);
  return hasSubscribed ? (
    <Confirmation close={close} />
  ) : (
    <SubscriptionForm onSubscribed={() => setHasSubscribed(true)} />
  );
}

function Confirmation({ close }: { close: () => void }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  // The focused submit button was removed with the form.
  useEffect(() => button.current?.focus(), []);
  return (
    <Stack gap={3}>
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

function SubscriptionForm({ onSubscribed }: { onSubscribed: () => void }): ReactNode {
  const { form, field, clear } = useDraftForm({
    name: NAME,
    resolver: zodResolver(newsletterDialogSchema),
    defaultValues: { name: '', email: '', phone: '' },
  });
  const { send, isPending, honeypot } = useNewsletterSubscription({
    name: NAME,
    onSuccess() {
      clear();
      onSubscribed();
      toast({
        title: 'Successfully subscribed!',
        description: 'Thank you for subscribing to our newsletter.',
      });
    },
    onError(error) {
      toast({
        title: 'Subscription failed',
        description:
          error instanceof ApiError ? 'Failed to subscribe to newsletter' : 'Please try again later.',
        variant: 'destructive',
      });
    },
  });
  return (
    <FormFrame honeypot={honeypot} onSubmit={form.handleSubmit(send)}>
      <Text>Fresh thinking on strategy, talent and leadership across MENA.</Text>
      <TextField label="Name" required autoComplete="name" {...field('name')} />
      <TextField label="Email" required type="email" autoComplete="email" {...field('email')} />
      <TextField label="Phone" required type="tel" autoComplete="tel" {...field('phone')} />
      <SubmitButton label="Subscribe" pendingLabel="Subscribing..." isPending={isPending} />
    </FormFrame>
  );
}
