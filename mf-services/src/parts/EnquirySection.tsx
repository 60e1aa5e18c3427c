import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Heading, media, plainList, Section, space } from '@site/ui';
import type { ClosingEnquiry } from '../content/dedicated-schema';
import { EnquiryForm } from './EnquiryForm';
import { PreferEmail } from './PreferEmail';
import { underLine } from './under-line';

const layout = css({
  display: 'grid',
  gap: space(8),
  [media.lg]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', gap: space(20) },
});

const beside = css({ display: 'flex', flexDirection: 'column', gap: space(6) });

const steps = css({ display: 'grid', gap: space(6) });

/** The enquiry form at the end of a page, with what happens after it is sent. */
export function EnquirySection({ enquiry }: { enquiry: ClosingEnquiry }): ReactNode {
  const { next, service } = enquiry;
  return (
    <Section tone="tint" id="enquiry">
      <div css={layout}>
        <div css={beside}>
          <Heading level={2}>{next.title}</Heading>
          <ol css={[plainList, steps]}>
            {next.steps.map((step) => (
              <li key={step} css={underLine}>
                {step}
              </li>
            ))}
          </ol>
          <PreferEmail service={service} />
        </div>
        <EnquiryForm enquiry={enquiry} />
      </div>
    </Section>
  );
}
