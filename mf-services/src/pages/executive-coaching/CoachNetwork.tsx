import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { firm, mailto } from '@site/firm';
import { RemoteSection } from '@site/platform';
import { Button, Grid, plainList, Section, SectionHeading, space, Text, TextLink } from '@site/ui';
import { coaches } from '../../content/coaches';
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
  return (
    <Section tone="tint">
      <SectionHeading
        eyebrow="Our coaches"
        title="Elite coach network"
        lead="Every coach holds an ICF credential, has led people before coaching them, and works under supervision. Meet six of them."
      />
      <Grid as="ul" columns={3} css={plainList}>
        {coaches.slice(0, MAX_COACHES).map((coach) => (
          <CoachCard key={coach.id} coach={coach} />
        ))}
      </Grid>
      <div css={invitation}>
        <Button popoverTarget={DIALOG}>Join Our Coach Network</Button>
        <Text size="sm" tone="muted">
          You would rather write first?{' '}
          <TextLink href={mailto(firm.talentEmail, { subject: 'Joining the coach network' })}>
            {firm.talentEmail}
          </TextLink>
        </Text>
      </div>
      <RemoteSection
        id="mf-forms/CoachApplicationDialog"
        when="visible"
        dialogId={DIALOG}
        fallback={
          <p id={DIALOG} popover="auto">
            To apply, please write to {firm.talentEmail}.
          </p>
        }
      />
    </Section>
  );
}
