import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from '@site/platform';
import { Breadcrumb, media, PageHeader, Section, SectionHeading, space } from '@site/ui';
import { articles } from '../../content/articles';
import { breadcrumb, header, lists } from '../../content/insights';
import { ArticleCard } from '../../parts/ArticleCard';
import { ArticleGrid } from '../../parts/ArticleGrid';
import { StayAhead } from '../../parts/StayAhead';
import { articlesOf, parseTopic } from '../../parts/topics';
import { InsightsMetadata } from './InsightsMetadata';
import { NoArticles } from './NoArticles';
import { SubmitArticle } from './SubmitArticle';
import { TopicNavigation } from './TopicNavigation';

const featured = articles.filter((article) => article.featured);
const others = articles.filter((article) => !article.featured);

/* The last article takes what the others leave of its row. It is counted here: while the HTML streams in, each article
   is the last child for a moment. */
const LAST = `& > :nth-of-type(${others.length})`;

const otherGrid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  [media.sm]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space(6),
    [LAST]: { gridColumn: others.length % 2 === 1 ? '1 / -1' : 'auto' },
  },
  [media.lg]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    [LAST]: { gridColumn: ['auto', '1 / -1', 'span 2'][others.length % 3] },
  },
});

const ornament = { shape: 'triangle', seed: '/insights' } as const;

/** The list of all articles, or of those on one topic. */
export default function InsightsPage(): ReactNode {
  const topic = parseTopic(useLocation().search);
  const listed = topic === undefined ? articles : topic ? articlesOf(topic) : [];
  return (
    <>
      <InsightsMetadata topic={topic ?? undefined} />
      <PageHeader
        breadcrumb={
          <Breadcrumb
            as={Link}
            items={[{ label: breadcrumb.home, to: '/' }, { label: breadcrumb.insights }]}
          />
        }
        title={header.title}
        lead={header.lead}
        ornament={ornament}
      />
      <Section>
        <TopicNavigation topic={topic} shown={listed.length} total={articles.length} />
        {listed.length === 0 ? (
          <NoArticles />
        ) : (
          <>
            <SectionHeading title={topic?.name ?? lists.featured} />
            <ArticleGrid articles={topic ? listed : featured} />
          </>
        )}
      </Section>
      {topic === undefined && (
        <Section tone="tint">
          <SectionHeading title={lists.all} />
          <div css={otherGrid}>
            {others.map((article) => (
              <ArticleCard key={article.id} article={article} layout="list" />
            ))}
          </div>
        </Section>
      )}
      <SubmitArticle />
      <StayAhead tone="tint" />
    </>
  );
}
