import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { firm, mailto } from '@site/firm';
import { RemoteSection } from '@site/platform';
import {
  actionRow,
  Button,
  color,
  Heading,
  radius,
  space,
  Text,
  TextLink,
  Tiling,
  type Ornament,
} from '@site/ui';
import { newsletter } from '../content/insights';

const DIALOG = 'newsletter-subscription';

const tile = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  gap: space(4),
  minHeight: '20rem',
  padding: 'clamp(1.5rem, 1rem + 1.6vw, 2.5rem)',
  borderRadius: radius.md,
  background: color.accentTint,
  overflow: 'hidden',
  '& > *': { position: 'relative', maxWidth: '28rem' },
});

const lines = css({
  '&&': { position: 'absolute', inset: 0, maxWidth: 'none' },
  width: '100%',
  height: '100%',
  // Clear of the text: above it, and beside it where the tile is wide.
  maskImage:
    'linear-gradient(to top, transparent 14rem, #000 26rem), linear-gradient(to right, transparent 30rem, #000 56rem)',
});

export interface StayAheadProps {
  /** The same as in the page's header. */
  ornament: Ornament;
  className?: string;
}

/** The newsletter section, a tile among articles. Its page also has the `NewsletterDialog`. */
export function StayAhead({ ornament, className }: StayAheadProps): ReactNode {
  return (
    <section css={tile} className={className} data-print="hide">
      <Tiling {...ornament} linesOnly css={lines} />
      <Heading level={3} size="lg">
        {newsletter.title}
      </Heading>
      <Text size="lg">{newsletter.lead}</Text>
      <div css={actionRow}>
        <Button popoverTarget={DIALOG}>{newsletter.button}</Button>
      </div>
    </section>
  );
}

/** The dialog that the newsletter section opens. A response to a form without scripts shows it where it stands. */
export function NewsletterDialog(): ReactNode {
  return (
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
  );
}
