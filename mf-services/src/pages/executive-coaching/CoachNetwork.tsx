import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { firm, mailto } from '@site/firm';
import { RemoteSection } from '@site/platform';
import { Button, color, media, Section, SectionHeading, space, SwipeRow, Text, TextLink } from '@site/ui';
import { coaches } from '../../content/coaches';
import { executiveCoaching } from '../../content/executive-coaching';
import { ENQUIRY_FORM_ID } from '../../parts/EnquiryColumns';
import { CoachCard } from './CoachCard';

const DIALOG = 'coach-network-application';
const MAX_COACHES = 6;

const invitation = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(4)} ${space(6)}`,
  alignItems: 'center',
  marginTop: space(8),
  [media.belowSm]: { '& > a': { width: '100%' } },
});

const forCoaches = css({ paddingTop: space(6), borderTop: `1px solid ${color.line}` });

/**
 * Shows six coaches. A button leads clients to the form. Another opens the application for coaches, whose dialog is in
 * the page's HTML.
 */
export function CoachNetwork(): ReactNode {
  const { title, lead, turn, find, question, join, write, fallback } = executiveCoaching.network;
  return (
    <Section tone="tint">
      <SectionHeading title={title} lead={lead} />
      <SwipeRow columns={3} labels={turn}>
        {coaches.slice(0, MAX_COACHES).map((coach) => (
          <CoachCard key={coach.id} coach={coach} />
        ))}
      </SwipeRow>
      <div css={invitation}>
        <Button as="a" href={`#${ENQUIRY_FORM_ID}`}>
          {find.button}
        </Button>
        <Text tone="muted">{find.hint}</Text>
      </div>
      <div css={[invitation, forCoaches]}>
        <Text tone="muted">{question}</Text>
        <Button popoverTarget={DIALOG} variant="secondary" size="sm">
          {join}
        </Button>
        <Text tone="muted">
          {write.question}{' '}
          <TextLink href={mailto(firm.talentEmail, { subject: write.subject })}>{firm.talentEmail}</TextLink>
        </Text>
      </div>
      <RemoteSection
        id="mf-forms/CoachApplicationDialog"
        when="interaction"
        dialogId={DIALOG}
        fallback={
          <p id={DIALOG} popover="auto">
            {fallback}{' '}
            <TextLink href={mailto(firm.talentEmail, { subject: write.subject })}>
              {firm.talentEmail}
            </TextLink>
            .
          </p>
        }
      />
    </Section>
  );
}
