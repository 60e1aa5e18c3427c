import { css } from '@emotion/react';
import { Grid, media, Section, SectionHeading, space } from '@site/ui';
import type { ReactNode } from 'react';
import { reasons } from '../../content/careers';
import { Point } from './Point';

const grid = css({ gap: space(10), [media.belowSm]: { gap: space(6) } });

export function WhyJoin(): ReactNode {
  return (
    <Section>
      <SectionHeading title={reasons.title} lead={reasons.lead} />
      <Grid columns={3} css={grid}>
        {reasons.items.map((reason) => (
          <Point key={reason.title} {...reason} />
        ))}
      </Grid>
    </Section>
  );
}
