import type { ReactNode } from 'react';
import { firm, mailto } from '@site/firm';
import { Button } from '@site/ui';
import type { Mail } from '../content/dedicated/schema';

interface MailButtonProperties {
  mail: Mail;
  variant?: 'primary' | 'secondary' | 'quiet' | 'inverse';
}

/** A button that opens a letter to the firm's general address. */
export function MailButton({ mail, variant = 'primary' }: MailButtonProperties): ReactNode {
  return (
    <Button as="a" href={mailto(firm.email, { subject: mail.subject })} variant={variant}>
      {mail.label}
    </Button>
  );
}
