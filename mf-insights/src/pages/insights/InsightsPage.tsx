import type { ReactNode } from 'react';
import { firm } from '@site/firm';
import { breadcrumbList, Link, PageMetadata, useSite } from '@site/platform';
import { Breadcrumb, Grid, PageHeader, Section, SectionHeading } from '@site/ui';
import { articles } from '../../content/articles';
import { ArticleCard } from '../../parts/ArticleCard';
import { StayAhead } from './StayAhead';
import { SubmitArticle } from './SubmitArticle';

const featured = articles.filter((article) => article.featured);
const others = articles.filter((article) => !article.featured);

/** The list of all articles. */
export default function InsightsPage(): ReactNode {
  const { origin } = useSite();
  return (
    <>
      <PageMetadata
        title={`Insights | ${firm.name}`}
        description="Articles for leaders across the MENA region on digital transformation, leadership, executive coaching, venture capital, acquisitions, sales and change."
        keywords={[
          'business insights',
          'MENA consulting',
          'leadership articles',
          'digital transformation',
          'executive coaching',
          'venture capital',
          'change management',
        ]}
        canonical="/insights"
        structuredData={[
          breadcrumbList(origin, [
            { label: 'Home', to: '/' },
            { label: 'Insights', to: '/insights' },
          ]),
        ]}
      />
      <PageHeader
        breadcrumb={<Breadcrumb as={Link} items={[{ label: 'Home', to: '/' }, { label: 'Insights' }]} />}
        title="Insights"
        lead="Practical thinking from people who do the work, written for leaders across the MENA region. Each article ends with something that you can begin on Sunday."
        ornament="hexagon"
      />
      <Section>
        <SectionHeading title="Featured Insights" />
        <Grid columns={2}>
          {featured.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </Grid>
      </Section>
      <Section tone="tint">
        <SectionHeading title="All Insights" />
        <Grid columns={3}>
          {others.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </Grid>
      </Section>
      <SubmitArticle />
      <StayAhead />
    </>
  );
}
