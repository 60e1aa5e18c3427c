import type { ReactNode } from 'react';
import { firm, mailto } from '@site/firm';
import { Button } from '@site/ui';
import type { Mail } from '../../content/dedicated/schema';

interface MailButtonProps {
  mail: Mail;
  variant?: 'primary' | 'secondary' | 'quiet' | 'inverse';
}

/** A button that opens an e-mail to the firm's general address. */
export function MailButton({ mail, variant = 'primary' }: MailButtonProps): ReactNode {
  return (
    <Button as="a" href={mailto(firm.email, { subject: mail.subject })} variant={variant}>
      {mail.label}
    </Button>
  );
}
