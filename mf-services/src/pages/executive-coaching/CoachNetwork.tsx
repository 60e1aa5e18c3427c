import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { firm, mailto } from '@site/firm';
import { RemoteSection } from '@site/platform';
import { Button, Section, SectionHeading, space, SwipeRow, Text, TextLink } from '@site/ui';
import { coaches } from '../../content/coaches';
import { executiveCoaching } from '../../content/executive-coaching';
import { CoachCard } from './CoachCard';

const DIALOG = 'coach-network-application';
const MAX_COACHES = 6;

const invitation = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(4)} ${space(6)}`,
  alignItems: 'center',
  marginTop: space(10),
});

/** Some coaches of the network, with a button to apply to it; the dialog is in the page's HTML. */
export function CoachNetwork(): ReactNode {
  const { eyebrow, title, lead, turn, join, write, fallback } = executiveCoaching.network;
  return (
    <Section tone="tint">
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <SwipeRow columns={3} labels={turn}>
        {coaches.slice(0, MAX_COACHES).map((coach) => (
          <CoachCard key={coach.id} coach={coach} />
        ))}
      </SwipeRow>
      <div css={invitation}>
        {/* The page is for clients; coaches are its second audience. */}
        <Button popoverTarget={DIALOG} variant="secondary">
          {join}
        </Button>
        <Text size="sm" tone="muted">
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
            {fallback}
          </p>
        }
      />
    </Section>
  );
}
