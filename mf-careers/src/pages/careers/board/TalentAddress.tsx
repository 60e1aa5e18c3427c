import { firm, mailto } from '@site/firm';
import { Text, TextLink } from '@site/ui';
import type { ReactNode } from 'react';

/** The email address for applications as text, for visitors whose browser opens no mail program. */
export function TalentAddress(): ReactNode {
  return (
    <Text>
      Applications and questions go to <TextLink href={mailto(firm.talentEmail)}>{firm.talentEmail}</TextLink>
      .
    </Text>
  );
}
