import { css } from '@emotion/react';
import { Grid, media, Section, SectionHeading, space, underLine } from '@site/ui';
import type { ReactNode } from 'react';
import { network } from '../../content/careers';
import { Point } from './Point';

const grid = css({ rowGap: space(8), [media.belowSm]: { rowGap: space(5) } });

export function ProfessionalNetwork(): ReactNode {
  return (
    <Section>
      <SectionHeading title={network.title} lead={network.lead} />
      <Grid columns={4} css={grid}>
        {network.roles.map((role) => (
          <Point key={role.title} {...role} css={underLine} />
        ))}
      </Grid>
    </Section>
  );
}
