import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { Button, Card, FeatureList, Heading, media, Section, SectionHeading, space, Steps } from '@site/ui';
import { reviewProcess, submissionGuidelines } from '../../content/submission';

const columns = css({
  display: 'grid',
  gap: space(10),
  alignItems: 'start',
  [media.lg]: { gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)', gap: space(16) },
});
const process = css({ display: 'grid', gap: space(8), justifyItems: 'start' });

/** The rules for contributors, with a link to the contact page. */
export function SubmitArticle(): ReactNode {
  return (
    <Section>
      <SectionHeading
        title="Submit Your Article"
        lead="We publish practitioners: consultants, coaches and executives with something to say that others can use."
      />
      <div css={columns}>
        <Card accent="teal-light">
          <Heading level={3} size="sm">
            Guidelines
          </Heading>
          <FeatureList items={submissionGuidelines} />
        </Card>
        <div css={process}>
          <Heading level={3} size="sm">
            Review process
          </Heading>
          <Steps items={reviewProcess} level={4} />
          <Button as={Link} to="/contact">
            Submit Your Article
          </Button>
        </div>
      </div>
    </Section>
  );
}
