import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { firm, mailto } from '@site/firm';
import { RemoteSection } from '@site/platform';
import { Button, Section, SectionHeading, space, TextLink } from '@site/ui';

const DIALOG = 'newsletter-subscription';

const centred = css({ display: 'grid', justifyItems: 'center', gap: space(4), textAlign: 'center' });

/** The newsletter section, with the dialog in its HTML. */
export function StayAhead(): ReactNode {
  return (
    <Section tone="tint">
      <div css={centred}>
        <SectionHeading
          align="center"
          title="Stay Ahead"
          lead="New articles and invitations to our round tables, in one short letter a month."
        />
        <Button popoverTarget={DIALOG}>Subscribe to Newsletter</Button>
      </div>
      <RemoteSection
        id="mf-forms/NewsletterDialog"
        when="visible"
        dialogId={DIALOG}
        fallback={
          <p id={DIALOG} popover="auto">
            To subscribe, please write to{' '}
            <TextLink href={mailto(firm.email, { subject: 'Newsletter subscription' })}>
              {firm.email}
            </TextLink>
            .
          </p>
        }
      />
    </Section>
  );
}
