import type { ReactNode } from 'react';
import { firm } from '@site/firm';
import { breadcrumbList, PageMetadata, useSite } from '@site/platform';
import { listingPath, type Topic } from '../../parts/topics';

const keywords = [
  'business insights',
  'MENA consulting',
  'leadership articles',
  'digital transformation',
  'executive coaching',
  'venture capital',
  'change management',
];

const trail = [
  { label: 'Home', to: '/' },
  { label: 'Insights', to: '/insights' },
];

/** The metadata of the listing, of one topic or of all. */
export function InsightsMetadata({ topic }: { topic: Topic | undefined }): ReactNode {
  const { origin } = useSite();
  const path = listingPath(topic);
  return topic ? (
    <PageMetadata
      title={`${topic.name} | Insights | ${firm.name}`}
      description={`${topic.name}: articles for leaders across the MENA region, by people who do the work.`}
      keywords={[topic.name, ...keywords]}
      canonical={path}
      structuredData={[breadcrumbList(origin, [...trail, { label: topic.name, to: path }])]}
    />
  ) : (
    <PageMetadata
      title={`Insights | ${firm.name}`}
      description="Articles for leaders across the MENA region on digital transformation, leadership, executive coaching, venture capital, acquisitions, sales and change."
      keywords={keywords}
      canonical={path}
      structuredData={[breadcrumbList(origin, trail)]}
    />
  );
}
