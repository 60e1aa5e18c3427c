import type { ReactNode } from 'react';
import { firm } from '@site/firm';
import { PageMetadata, useSite } from '@site/platform';
import type { TrailStep } from './trail';

interface ServiceMetadataProperties {
  /** What the page calls the service; the firm's name is added to it for the document's title. */
  name: string;
  /** The page's one true address. */
  path: string;
  /** The way from the home page to just above this one. */
  trail: readonly TrailStep[];
  description: string;
  keywords: readonly string[];
  questions?: readonly { question: string; answer: string }[];
}

/** Metadata of a page that presents a service: what it is, where it stands and which questions it answers. */
export function ServiceMetadata({
  name,
  path,
  trail,
  description,
  keywords,
  questions,
}: ServiceMetadataProperties): ReactNode {
  const { origin } = useSite();
  const service = {
    '@type': 'Service',
    name,
    description,
    url: origin + path,
    areaServed: firm.countries,
    provider: { '@type': 'Organization', name: firm.name, url: `${origin}/`, email: firm.email },
  };
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: [...trail, { label: name, to: path }].map(({ label, to }, index) => ({
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
      title={`${name} | ${firm.name}`}
      description={description}
      keywords={keywords}
      canonical={path}
      structuredData={[service, breadcrumb, ...(faq ? [faq] : [])]}
    />
  );
}
