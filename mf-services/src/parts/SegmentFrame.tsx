import type { ReactNode } from 'react';
import { areaPath, segmentPath, type Segment, type Service } from '@site/firm';
import { Button, PageHeader, Section, SectionHeading, Stats } from '@site/ui';
import type { Statistic } from '../content/schema';
import { AreaColors } from './AreaColors';
import { BackLink } from './BackLink';
import { SegmentCards } from './SegmentCards';
import { ServiceMetadata } from './ServiceMetadata';
import { trailThrough } from './trail';

interface SegmentFrameProperties {
  service: Service;
  segment: Segment;
  title: string;
  subtitle: string;
  stats: readonly Statistic[];
  keywords: readonly string[];
  children: ReactNode;
}

/** What the pages of all segments have: the way back, the heading, the figures, and the area's other segments at the end. */
export function SegmentFrame({
  service,
  segment,
  title,
  subtitle,
  stats,
  keywords,
  children,
}: SegmentFrameProperties): ReactNode {
  const siblings = service.segments.filter(({ id }) => id !== segment.id);
  return (
    <AreaColors color={service.color}>
      <ServiceMetadata
        name={title}
        path={segmentPath(service, segment)}
        trail={trailThrough(service)}
        description={segment.description}
        keywords={keywords}
      />
      <PageHeader
        breadcrumb={<BackLink to={areaPath(service)}>Back to {service.name}</BackLink>}
        title={title}
        lead={subtitle}
        accent={service.color}
        ornament={service.shape}
        actions={
          <Button as="a" href="#enquiry">
            Discuss Your Needs
          </Button>
        }
      />
      <Section tone="tint" label="Key figures">
        <Stats items={stats} />
      </Section>
      {children}
      <Section tone="tint">
        <SectionHeading eyebrow={service.name} title="More from this practice" />
        <SegmentCards service={service} segments={siblings} />
      </Section>
    </AreaColors>
  );
}
