import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { ApiError, toast } from '@site/platform';
import { Input, VisuallyHidden } from '@site/ui';
import { Honeypot } from '../parts/Honeypot';
import { NeedsJavaScript } from '../parts/NeedsJavaScript';
import { SubmitButton } from '../parts/SubmitButton';
import { draftOf } from '../parts/tab-storage';
import { useNewsletterSubscription } from './useNewsletterSubscription';

const NAME = 'newsletter';

const draft = draftOf<{ email: string }>(NAME);

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem',
  input: { flex: '4 1 12rem', width: 'auto' },
  // Wide enough for the pending label, so that the layout does not shift.
  button: { flex: '1 0 9.5rem' },
});

/** The footer's form. On every page and with one field, it uses no form library. */
export default function NewsletterForm(): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const email = input.current!;
    // What was typed before hydration takes precedence over the draft.
    if (email.value) draft.write({ email: email.value });
    else email.value = draft.read()?.email ?? '';
  }, []);

  const { send, isPending, honeypot } = useNewsletterSubscription({
    name: NAME,
    onSuccess() {
      input.current?.form?.reset();
      draft.remove();
      toast({ title: 'Success!', description: "You've been successfully subscribed to our newsletter." });
    },
    onError(error) {
      toast({
        title: 'Subscription Failed',
        // A network error has only the browser's own message, which does not help visitors.
        description:
          error instanceof ApiError ? error.message : 'There was an error subscribing to the newsletter.',
        variant: 'destructive',
      });
    },
  });

  const subscribe = (event: FormEvent) => {
    event.preventDefault();
    const email = input.current?.value.trim();
    if (email) send({ email });
  };

  return (
    <form aria-label="Newsletter" onSubmit={subscribe}>
      <NeedsJavaScript />
      <div css={row}>
        <VisuallyHidden>
          <label htmlFor={id}>Email address</label>
        </VisuallyHidden>
        <Input
          ref={input}
          id={id}
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder="Enter your email"
          onChange={(event) => draft.write({ email: event.target.value })}
        />
        <SubmitButton
          variant="inverse"
          label="Subscribe"
          pendingLabel="Subscribing..."
          isPending={isPending}
        />
      </div>
      <Honeypot ref={honeypot} />
    </form>
  );
}
