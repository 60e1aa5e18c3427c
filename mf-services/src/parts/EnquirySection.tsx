import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, figureInColumn, fontSize, Heading, media, plainList, Section, space, Stack } from '@site/ui';
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

/* On wide screens the number is above the text: the column is about as tall as the form beside it. */
const step = css(statement, {
  counterIncrement: 'step',
  '&::before': css(figureInColumn, {
    content: 'counter(step)',
    color: color.accentDark,
    fontSize: fontSize.xl,
    lineHeight: 1.2,
  }),
  [media.belowLg]: { display: 'grid', gridTemplateColumns: '2rem minmax(0, 1fr)', alignItems: 'baseline' },
  [media.lg]: { '&::before': { display: 'block', marginBottom: space(2) } },
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
        <Stack gap={8}>
          <Heading level={2}>{next.title}</Heading>
          <Stack as="ol" role="list" gap={6} css={plainList}>
            {next.steps.map((text) => (
              <li key={text} css={step}>
                {text}
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
