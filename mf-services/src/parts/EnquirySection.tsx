import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Heading, media, plainList, Section, space, Stack } from '@site/ui';
import type { ClosingEnquiry } from '../content/dedicated-schema';
import { Adviser } from './Adviser';
import { EnquiryForm } from './EnquiryForm';
import { PreferEmail } from './PreferEmail';
import { statement } from './statement';

const layout = css({
  display: 'grid',
  gap: space(8),
  [media.lg]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', gap: space(20) },
});

interface EnquirySectionProps {
  enquiry: ClosingEnquiry;
  /** The name of who answers. */
  adviser: string;
}

/** The enquiry form at the end of a page, with who answers and what happens after it is sent. */
export function EnquirySection({ enquiry, adviser }: EnquirySectionProps): ReactNode {
  const { next, service } = enquiry;
  return (
    <Section tone="tint" id="enquiry">
      <div css={layout}>
        <Stack gap={6}>
          <Heading level={2}>{next.title}</Heading>
          <Stack as="ol" gap={6} css={plainList}>
            {next.steps.map((step) => (
              <li key={step} css={statement}>
                {step}
              </li>
            ))}
          </Stack>
          <Adviser name={adviser} />
          <PreferEmail service={service} />
        </Stack>
        <EnquiryForm enquiry={enquiry} />
      </div>
    </Section>
  );
}
