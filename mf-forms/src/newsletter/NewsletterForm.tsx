import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { formAction } from '@site/contracts/form-outcome';
import { useFormOutcome } from '@site/platform';
import { color, Input, Stack, VisuallyHidden } from '@site/ui';
import { isNewNavigation } from '../parts/is-new-navigation';
import { ErrorSummary } from '../parts/ErrorSummary';
import { FormNotice } from '../parts/FormNotice';
import { Honeypot } from '../parts/Honeypot';
import type { SubmissionTexts } from '../parts/message';
import { PostFields } from '../parts/PostFields';
import { PrivacyNote } from '../parts/PrivacyNote';
import { SubmitButton } from '../parts/SubmitButton';
import { draftOf } from '../parts/draft';
import { useSubmission } from '../parts/useSubmission';
import { refetchNewsletters } from './refetch-newsletters';

const FORM = 'newsletter';
const FIELD_ID = `${FORM}-email`;
const ERROR_ID = `${FIELD_ID}-error`;

const draft = draftOf<{ email: string }>(FORM);

const texts: SubmissionTexts = {
  sent: { title: 'Success!', description: "You've been successfully subscribed to our newsletter." },
  failed: {
    title: 'Subscription Failed',
    description: (message = 'There was an error subscribing to the newsletter.') => message,
  },
};

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem',
  input: { flex: '4 1 12rem', width: 'auto' },
  // Wide enough for the pending label, so that the layout does not shift.
  button: { flex: '1 0 9.5rem' },
});

const errorStyles = css({ flexBasis: '100%', color: color.danger, fontWeight: 500 });

/** The footer's form. On every page and with one field, it uses no form library. */
export default function NewsletterForm(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const outcome = useFormOutcome(FORM);
  const [errors, setErrors] = useState(outcome?.errors);
  const [isSent] = useState(outcome?.state === 'sent');

  useEffect(() => {
    const email = input.current!;
    if (isSent && isNewNavigation()) draft.remove();
    // What was typed before hydration takes precedence over the draft.
    if (email.value) draft.write({ email: email.value });
    else email.value = draft.read()?.email ?? '';
  }, [isSent]);

  const { send, isPending, message, honeypot } = useSubmission({
    form: FORM,
    outcome,
    texts,
    onSent() {
      input.current!.value = '';
      draft.remove();
      refetchNewsletters();
    },
  });

  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = input.current?.value.trim();
    setErrors(undefined);
    if (email) send({ email }, event.currentTarget);
  };

  return (
    <Stack
      as="form"
      gap={3}
      id={FORM}
      method="post"
      action={formAction(FORM)}
      aria-label="Newsletter"
      onSubmit={subscribe}
    >
      <PostFields formId={FORM} />
      {message && <FormNotice message={message} />}
      {errors && <ErrorSummary formId={FORM} errors={errors} />}
      <div css={row}>
        <VisuallyHidden>
          <label htmlFor={FIELD_ID}>Email address</label>
        </VisuallyHidden>
        <Input
          ref={input}
          id={FIELD_ID}
          type="email"
          name="email"
          required
          defaultValue={outcome?.values?.['email']}
          autoComplete="email"
          placeholder="Enter your email"
          aria-invalid={errors?.['email'] ? true : undefined}
          aria-describedby={errors?.['email'] && ERROR_ID}
          onChange={(event) => draft.write({ email: event.target.value })}
        />
        <SubmitButton
          variant="inverse"
          label="Subscribe"
          pendingLabel="Subscribing..."
          isPending={isPending}
        />
        {errors?.['email'] && (
          <p id={ERROR_ID} css={errorStyles}>
            {errors['email']}
          </p>
        )}
      </div>
      <PrivacyNote />
      <Honeypot ref={honeypot} />
    </Stack>
  );
}
