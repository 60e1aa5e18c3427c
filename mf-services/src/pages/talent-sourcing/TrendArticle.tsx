import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { longDate } from '@site/firm';
import { Badge, Card, color, FeatureList, Heading, media, space, Text } from '@site/ui';
import type { Insight, Mail } from '../../content/dedicated-schema';
import { MailButton } from '../../parts/MailButton';

const layout = css({
  display: 'grid',
  gap: space(5),
  flex: 1,
  [media.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)', gap: space(14) },
});

const summary = css({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: space(4) });

const highlightList = css({
  display: 'grid',
  alignContent: 'space-between',
  justifyItems: 'start',
  gap: space(5),
  paddingTop: space(5),
  borderTop: `1px solid ${color.line}`,
  [media.lg]: { padding: `0 0 0 ${space(10)}`, borderTop: 0, borderLeft: `1px solid ${color.line}` },
});

/** An article on employment trends in short, with a button to request the report. */
export function TrendArticle({ insight, report }: { insight: Insight; report: Mail }): ReactNode {
  const titleId = useId();
  return (
    <Card as="article" aria-labelledby={titleId}>
      <div css={layout}>
        <div css={summary}>
          <Badge>{insight.category}</Badge>
          <Heading level={3} id={titleId}>
            {insight.title}
          </Heading>
          <Text size="lg">{insight.excerpt}</Text>
          <Text size="sm" tone="muted">
            {insight.author}, <time dateTime={insight.date}>{longDate(insight.date)}</time>,{' '}
            {insight.readTime}
          </Text>
        </div>
        <div css={highlightList}>
          <FeatureList items={insight.highlights} />
          <MailButton mail={report} topic={insight.title} />
        </div>
      </div>
    </Card>
  );
}
