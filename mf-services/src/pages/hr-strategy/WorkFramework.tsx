import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Card, color, FeatureList, Fold, Grid, media, space, Text } from '@site/ui';
import type { HrStrategy } from '../../content/dedicated-schema';
import { Numeral } from '../../parts/Numeral';

const questions = css({ marginTop: 'auto', paddingTop: space(5), borderTop: `1px solid ${color.line}` });

/* On tablets each takes a row: two beside each other would leave the third alone. On phones the number stands beside
   the title. */
const part = css({
  [media.belowLg]: { gridColumn: '1 / -1' },
  [media.belowSm]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    paddingBlock: space(2),
    '& > div + div > *': { gridColumn: '1 / -1' },
  },
});

/** The three parts of the Work Transformation Framework, each with its questions. */
export function WorkFramework({ items }: { items: HrStrategy['framework']['items'] }): ReactNode {
  return (
    <Grid columns={3}>
      {items.map((item, index) => (
        <Card key={item.title} css={part}>
          <Numeral value={index + 1} />
          <Fold level={3} title={item.title}>
            <Text>{item.description}</Text>
            <div css={questions}>
              <FeatureList wide items={item.questions} />
            </div>
          </Fold>
        </Card>
      ))}
    </Grid>
  );
}
