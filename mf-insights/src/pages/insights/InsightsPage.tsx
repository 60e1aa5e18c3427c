import type { ReactNode } from 'react';
import { Link, useLocation } from '@site/platform';
import { Breadcrumb, Grid, PageHeader, Section, SectionHeading } from '@site/ui';
import { articles } from '../../content/articles';
import type { Article } from '../../content/article-schema';
import { breadcrumb, header, lists } from '../../content/insights';
import { ArticleCard } from '../../parts/ArticleCard';
import { StayAhead } from '../../parts/StayAhead';
import { articlesOf, parseTopic } from '../../parts/topics';
import { InsightsMetadata } from './InsightsMetadata';
import { NoArticles } from './NoArticles';
import { SubmitArticle } from './SubmitArticle';
import { TopicNavigation } from './TopicNavigation';

const featured = articles.filter((article) => article.featured);
const others = articles.filter((article) => !article.featured);

const cards = (shown: readonly Article[]) =>
  shown.map((article) => <ArticleCard key={article.id} article={article} />);

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
        ornament="hexagon"
      />
      <Section>
        <TopicNavigation topic={topic} shown={listed.length} total={articles.length} />
        {listed.length === 0 ? (
          <NoArticles />
        ) : (
          <>
            <SectionHeading title={topic?.name ?? lists.featured} />
            <Grid columns={2}>{cards(topic ? listed : featured)}</Grid>
          </>
        )}
      </Section>
      {topic === undefined && (
        <Section tone="tint">
          <SectionHeading title={lists.all} />
          <Grid columns={3} hasLead={false}>
            {cards(others)}
          </Grid>
        </Section>
      )}
      <SubmitArticle />
      <StayAhead tone="tint" />
    </>
  );
}
