import type { ReactNode } from 'react';
import { pageTitle } from '@site/firm';
import { breadcrumbList, PageMetadata, useSite } from '@site/platform';
import { metadata } from '../../content/insights';
import { insightsTrail } from '../../parts/insights-trail';
import { listingPath, type Topic } from '../../parts/topics';

/** The metadata of the listing, of one topic or of all. */
export function InsightsMetadata({ topic }: { topic: Topic | undefined }): ReactNode {
  const { origin } = useSite();
  const path = listingPath(topic);
  return topic ? (
    <PageMetadata
      title={pageTitle(`${topic.name} | ${metadata.title}`)}
      description={metadata.topicDescription(topic.name)}
      keywords={[topic.name, ...metadata.keywords]}
      canonical={path}
      structuredData={[breadcrumbList(origin, [...insightsTrail, { label: topic.name, to: path }])]}
    />
  ) : (
    <PageMetadata
      title={pageTitle(metadata.title)}
      description={metadata.description}
      keywords={metadata.keywords}
      canonical={path}
      structuredData={[breadcrumbList(origin, insightsTrail)]}
    />
  );
}
