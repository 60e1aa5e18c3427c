import type { ReactNode } from 'react';
import { firm, mailto } from '@site/firm';
import { RemoteSection } from '@site/platform';
import { Button, Section, SectionHeading, TextLink, type SectionProps } from '@site/ui';
import { newsletter } from '../content/insights';

const DIALOG = 'newsletter-subscription';

/** The newsletter section, with the dialog in its HTML. */
export function StayAhead({ tone }: Required<Pick<SectionProps, 'tone'>>): ReactNode {
  return (
    <Section tone={tone} data-print="hide">
      <SectionHeading title={newsletter.title} lead={newsletter.lead} />
      <Button popoverTarget={DIALOG}>{newsletter.button}</Button>
      <RemoteSection
        id="mf-forms/NewsletterDialog"
        when="interaction"
        dialogId={DIALOG}
        fallback={
          <p id={DIALOG} popover="auto">
            {newsletter.fallback}{' '}
            <TextLink href={mailto(firm.email, { subject: newsletter.mailSubject })}>{firm.email}</TextLink>.
          </p>
        }
      />
    </Section>
  );
}
