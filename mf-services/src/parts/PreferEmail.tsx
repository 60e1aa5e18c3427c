import type { ReactNode } from 'react';
import { firm, mailto } from '@site/firm';
import { Text, TextLink } from '@site/ui';
import { enquiryFrame } from '../content/shared';

/** The firm's email address, for visitors who do not want to fill in the form. */
export function PreferEmail({ service }: { service: string }): ReactNode {
  return (
    <Text tone="muted">
      {enquiryFrame.letter} <TextLink href={mailto(firm.email, { subject: service })}>{firm.email}</TextLink>
    </Text>
  );
}
