import { css } from '@emotion/react';
import { color, Grid, Heading, Icon, media, Section, SectionHeading, space, Text, underLine } from '@site/ui';
import type { ReactNode } from 'react';
import { network } from '../../content/careers';

/* On phones the icon stands beside the text. */
const grid = css({ rowGap: space(8), [media.belowSm]: { rowGap: space(5) } });
const role = css(underLine, {
  display: 'grid',
  gap: space(3),
  alignContent: 'start',
  svg: { color: color.accentDark },
  [media.belowSm]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${space(1)} ${space(4)}`,
    svg: { gridRow: 'span 2' },
  },
});

export function ProfessionalNetwork(): ReactNode {
  return (
    <Section>
      <SectionHeading title={network.title} lead={network.lead} />
      <Grid columns={4} css={grid}>
        {network.roles.map(({ title, description, icon }) => (
          <div key={title} css={role}>
            <Icon name={icon} size={32} />
            <Heading level={3} size="sm">
              {title}
            </Heading>
            <Text size="sm">{description}</Text>
          </div>
        ))}
      </Grid>
    </Section>
  );
}
