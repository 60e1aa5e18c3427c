import type { ReactNode } from 'react';
import { firm } from '@site/firm';
import { PageMetadata, useSite } from '@site/platform';
import type { DedicatedPage, Question } from '../../../content/dedicated/schema';
import { trailTo } from './page-trail';

interface ServiceMetadataProperties {
  page: DedicatedPage;
  questions?: readonly Question[] | undefined;
}

/** Metadata of a dedicated page: an alias names the long route as the one true address. */
export function ServiceMetadata({ page, questions }: ServiceMetadataProperties): ReactNode {
  const { origin } = useSite();
  const service = {
    '@type': 'Service',
    name: page.title,
    description: page.metadata.description,
    url: origin + page.path,
    areaServed: firm.countries,
    provider: { '@type': 'Organization', name: firm.name, url: `${origin}/`, email: firm.email },
  };
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: trailTo(page).map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + to,
    })),
  };
  const faq = questions && {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return (
    <PageMetadata
      {...page.metadata}
      canonical={page.path}
      structuredData={[service, breadcrumb, ...(faq ? [faq] : [])]}
    />
  );
}
