import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { firm, mailto } from '@site/firm';
import { color, Heading, Icon, media, Section, Shape, space, Text, TextLink, type ShapeName } from '@site/ui';
import type { Enquiry } from '../../../content/dedicated/schema';
import { EnquiryForm } from './EnquiryForm';
import { plainList } from './plain-list';

const layout = css({
  display: 'grid',
  gap: space(12),
  [media.lg]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', gap: space(20), alignItems: 'start' },
});

const facts = css({ display: 'grid', gap: space(5), marginTop: space(8) });

const fact = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(4),
  alignItems: 'start',
  svg: { color: color.accentDark, marginTop: space(1) },
});

interface EnquirySectionProperties {
  enquiry: Enquiry;
  /** Heading of what happens after sending. */
  aside: string;
  ornament: ShapeName;
}

/** The end of a page: the enquiry form, and beside it what a visitor may expect. */
export function EnquirySection({ enquiry, aside, ornament }: EnquirySectionProperties): ReactNode {
  return (
    <Section tone="tint" id="enquiry">
      <div css={layout}>
        <div>
          <Shape name={ornament} size={56} color={color.accent} />
          <Heading level={2} size="lg">
            {aside}
          </Heading>
          <ul css={[plainList, facts]}>
            <li css={fact}>
              <Icon name="clock" />
              <Text>An adviser answers within 24 hours.</Text>
            </li>
            <li css={fact}>
              <Icon name="calendar" />
              <Text>{firm.businessHours.map(({ days, hours }) => `${days}: ${hours}`).join('. ')}</Text>
            </li>
            <li css={fact}>
              <Icon name="mail" />
              <TextLink href={mailto(firm.email, { subject: enquiry.service })}>{firm.email}</TextLink>
            </li>
          </ul>
        </div>
        <EnquiryForm enquiry={enquiry} />
      </div>
    </Section>
  );
}
