import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Badge, color, Heading, media, plainList, space, Text } from '@site/ui';
import type { Assessments } from '../../content/dedicated-schema';

const list = css({ borderBottom: `1px solid ${color.line}` });

const row = css({
  display: 'grid',
  gap: space(3),
  padding: `${space(7)} 0`,
  borderTop: `1px solid ${color.line}`,
  [media.lg]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)',
    gap: space(8),
    alignItems: 'baseline',
  },
});

const focus = css({ [media.lg]: { justifySelf: 'end' } });

/** The assessment partners, each with the focus of its tools. */
export function AssessmentPartners({ partners }: { partners: Assessments['partners']['items'] }): ReactNode {
  return (
    <ul css={[plainList, list]}>
      {partners.map((partner) => (
        <li key={partner.title} css={row}>
          <Heading level={3}>{partner.title}</Heading>
          <Text>{partner.description}</Text>
          <Badge tone="accent" css={focus}>
            {partner.focus}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
