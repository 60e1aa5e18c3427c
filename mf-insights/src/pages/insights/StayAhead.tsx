import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { firm, mailto } from '@site/firm';
import { RemoteSection } from '@site/platform';
import { Button, Section, SectionHeading, space, TextLink } from '@site/ui';
import { newsletter } from '../../content/insights';

const DIALOG = 'newsletter-subscription';

const centred = css({ display: 'grid', justifyItems: 'center', gap: space(4), textAlign: 'center' });

/** The newsletter section, with the dialog in its HTML. */
export function StayAhead(): ReactNode {
  return (
    <Section tone="tint">
      <div css={centred}>
        <SectionHeading align="center" title={newsletter.title} lead={newsletter.lead} />
        <Button popoverTarget={DIALOG}>{newsletter.button}</Button>
      </div>
      <RemoteSection
        id="mf-forms/NewsletterDialog"
        when="visible"
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
