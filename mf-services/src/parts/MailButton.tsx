import type { ReactNode } from 'react';
import { firm, mailto } from '@site/firm';
import { Button, VisuallyHidden } from '@site/ui';
import type { Mail } from '../content/dedicated-schema';

interface MailButtonProps {
  mail: Mail;
  /** Distinguishes several buttons with the same label, for screen readers only. */
  topic?: string;
  variant?: 'primary' | 'secondary';
}

/** A button that opens an email to the firm's general address. */
export function MailButton({ mail, topic, variant = 'primary' }: MailButtonProps): ReactNode {
  return (
    <Button as="a" href={mailto(firm.email, { subject: mail.subject })} variant={variant}>
      {mail.label}
      {topic && <VisuallyHidden>{` – ${topic}`}</VisuallyHidden>}
    </Button>
  );
}
