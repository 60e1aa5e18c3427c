import type { ReactNode } from 'react';
import { Link, useLocation } from '@site/platform';
import { Breadcrumb, PageHeader, Section, SectionHeading } from '@site/ui';
import { articles } from '../../content/articles';
import { header, lists } from '../../content/insights';
import { ArticleGrid } from '../../parts/ArticleGrid';
import { ArticleRows } from '../../parts/ArticleRows';
import { insightsTrail } from '../../parts/insights-trail';
import { articlesOf, parseTopic } from '../../parts/topics';
import { TalkToUs } from '../../parts/TalkToUs';
import { InsightsMetadata } from './InsightsMetadata';
import { NoArticles } from './NoArticles';
import { SubmitArticle } from './SubmitArticle';
import { TopicNavigation } from './TopicNavigation';

const featured = articles.filter((article) => article.featured);
const others = articles.filter((article) => !article.featured);

const ornament = { shape: 'hexagon', seed: '/insights' } as const;

/** The list of all articles, or of those on one topic. */
export default function InsightsPage(): ReactNode {
  const topic = parseTopic(useLocation().search);
  const listed = topic === undefined ? articles : topic ? articlesOf(topic) : [];
  return (
    <>
      <InsightsMetadata topic={topic ?? undefined} />
      <PageHeader
        breadcrumb={<Breadcrumb as={Link} items={insightsTrail} />}
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
            {topic ? (
              <ArticleRows articles={listed} ornament={ornament} />
            ) : (
              <ArticleGrid articles={featured} />
            )}
          </>
        )}
      </Section>
      {topic === undefined && (
        <Section tone="tint">
          <SectionHeading title={lists.all} />
          <ArticleRows articles={others} ornament={ornament} />
        </Section>
      )}
      <SubmitArticle />
      <TalkToUs ornament={ornament} />
    </>
  );
}
