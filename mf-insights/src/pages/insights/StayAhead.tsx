import { css } from '@emotion/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { firm, mailto } from '@site/firm';
import { RemoteSection } from '@site/platform';
import { Button, Section, SectionHeading, space, Text, TextLink } from '@site/ui';

const centred = css({ display: 'grid', justifyItems: 'center', gap: space(4), textAlign: 'center' });

/** The newsletter section. The dialog's code is loaded when it is first opened. */
export function StayAhead(): ReactNode {
  const [dialog, setDialog] = useState<'idle' | 'open' | 'closed'>('idle');
  const button = useRef<HTMLButtonElement>(null);
  // The dialog restores focus to the element that had it, but Safari does not focus a clicked button.
  useEffect(() => {
    if (dialog === 'closed') button.current?.focus();
  }, [dialog]);
  return (
    <Section tone="tint">
      <div css={centred}>
        <SectionHeading
          align="center"
          title="Stay Ahead"
          lead="New articles and invitations to our round tables, in one short letter a month."
        />
        <Button ref={button} onClick={() => setDialog('open')}>
          Subscribe to Newsletter
        </Button>
        {dialog !== 'idle' && (
          <RemoteSection
            id="mf-forms/NewsletterDialog"
            open={dialog === 'open'}
            onOpenChange={(open) => setDialog(open ? 'open' : 'closed')}
            fallback={
              <Text size="sm" role="status">
                The form is on its way. Should it not appear, write to{' '}
                <TextLink href={mailto(firm.email, { subject: 'Newsletter subscription' })}>
                  {firm.email}
                </TextLink>
                .
              </Text>
            }
          />
        )}
      </div>
    </Section>
  );
}
