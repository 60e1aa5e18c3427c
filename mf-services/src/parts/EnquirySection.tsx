import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { firm, mailto } from '@site/firm';
import {
  color,
  FeatureList,
  Heading,
  media,
  Section,
  Shape,
  space,
  Text,
  TextLink,
  type ShapeName,
} from '@site/ui';
import type { ClosingEnquiry } from '../content/dedicated-schema';
import { enquiryFrame } from '../content/shared';
import { EnquiryForm } from './EnquiryForm';

const layout = css({
  display: 'grid',
  gap: space(12),
  [media.lg]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', gap: space(20), alignItems: 'start' },
});

const nextSteps = css({ display: 'grid', gap: space(6), justifyItems: 'start' });

interface EnquirySectionProps {
  enquiry: ClosingEnquiry;
  ornament: ShapeName;
}

/** The enquiry form at the end of a page, with what happens after it is sent. */
export function EnquirySection({ enquiry, ornament }: EnquirySectionProps): ReactNode {
  const { next, service } = enquiry;
  return (
    <Section tone="tint" id="enquiry">
      <div css={layout}>
        <div css={nextSteps}>
          <Shape name={ornament} size={56} color={color.accent} />
          <Heading level={2}>{next.title}</Heading>
          <FeatureList items={next.steps} />
          <div>
            <Text tone="muted">{enquiryFrame.letter}</Text>
            <TextLink href={mailto(firm.email, { subject: service })}>{firm.email}</TextLink>
          </div>
        </div>
        <EnquiryForm enquiry={enquiry} />
      </div>
    </Section>
  );
}
