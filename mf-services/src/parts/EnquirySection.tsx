import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { firm, mailto } from '@site/firm';
import {
  color,
  FeatureList,
  Heading,
  media,
  radius,
  Section,
  Shape,
  space,
  Text,
  TextLink,
  Tiling,
  type TilingProps,
} from '@site/ui';
import type { ClosingEnquiry } from '../content/dedicated-schema';
import { enquiryFrame } from '../content/shared';
import { EnquiryForm } from './EnquiryForm';

const layout = css({
  display: 'grid',
  gap: space(8),
  [media.lg]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', gap: space(20) },
});

/* On phones the headers of the page and of the form are close enough. */
const mark = css({ [media.belowSm]: { display: 'none' } });

const nextSteps = css({ display: 'flex', flexDirection: 'column', gap: space(6), alignItems: 'start' });

/* Fills the room that the longer form leaves below the text. */
const tiling = css({
  display: 'none',
  flex: '1 1 0',
  width: '100%',
  minHeight: 0,
  marginTop: space(4),
  borderRadius: radius.md,
  background: color.accentTint,
  [media.lg]: { display: 'block' },
});

interface EnquirySectionProps {
  enquiry: ClosingEnquiry;
  /** The same as in the page's header. */
  ornament: TilingProps;
}

/** The enquiry form at the end of a page, with what happens after it is sent. */
export function EnquirySection({ enquiry, ornament }: EnquirySectionProps): ReactNode {
  const { next, service } = enquiry;
  return (
    <Section tone="tint" id="enquiry">
      <div css={layout}>
        <div css={nextSteps}>
          <Shape name={ornament.shape} size={56} color={color.accent} css={mark} />
          <Heading level={2}>{next.title}</Heading>
          <FeatureList items={next.steps} />
          <div>
            <Text tone="muted">{enquiryFrame.letter}</Text>
            <TextLink href={mailto(firm.email, { subject: service })}>{firm.email}</TextLink>
          </div>
          <Tiling {...ornament} css={tiling} />
        </div>
        <EnquiryForm enquiry={enquiry} />
      </div>
    </Section>
  );
}
