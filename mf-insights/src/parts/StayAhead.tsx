import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { firm, mailto } from '@site/firm';
import { RemoteSection } from '@site/platform';
import { Button, Heading, Section, space, Text, TextLink, type SectionProps } from '@site/ui';
import { newsletter } from '../content/insights';

const DIALOG = 'newsletter-subscription';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(6)} ${space(12)}`,
});

const words = css({ display: 'grid', gap: space(4) });

/** The newsletter section, with the dialog in its HTML. */
export function StayAhead({ tone }: Required<Pick<SectionProps, 'tone'>>): ReactNode {
  return (
    <Section tone={tone} data-print="hide">
      <div css={row}>
        <div css={words}>
          <Heading level={2}>{newsletter.title}</Heading>
          <Text size="lg" tone="muted">
            {newsletter.lead}
          </Text>
        </div>
        <Button popoverTarget={DIALOG}>{newsletter.button}</Button>
      </div>
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
