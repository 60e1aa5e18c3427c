import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import {
  actionRow,
  Button,
  Card,
  FeatureList,
  Heading,
  media,
  Section,
  SectionHeading,
  space,
  Steps,
} from '@site/ui';
import { submission } from '../../content/insights';

const columns = css({
  display: 'grid',
  gap: space(10),
  alignItems: 'start',
  [media.lg]: { gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)', gap: space(16) },
});
const process = css({ display: 'grid', gap: space(8), justifyItems: 'start' });

const { guidelines, review } = submission;

/** The rules for contributors, with a link to the contact page. */
export function SubmitArticle(): ReactNode {
  return (
    <Section id="submit">
      <SectionHeading title={submission.title} lead={submission.lead} />
      <div css={columns}>
        <Card accent="teal-light">
          <Heading level={3} size="sm">
            {guidelines.title}
          </Heading>
          <FeatureList items={guidelines.items} />
        </Card>
        <div css={process}>
          <Heading level={3} size="sm">
            {review.title}
          </Heading>
          <Steps items={review.steps} level={4} />
          <div css={actionRow}>
            <Button as={Link} to="/contact">
              {submission.button}
            </Button>
          </div>
        </div>
      </div>
    </Section>
  );
}
