import type { ReactNode } from 'react';
import type { Segment, Service } from '@site/firm';
import { FeatureList, Steps, Text } from '@site/ui';
import { segmentEnquiry } from '../../content/enquiries';
import { segmentPages } from '../../content/segments';
import { generalStatistics } from '../../content/statistics';
import { Block } from '../../parts/Block';
import { EnquiryColumns } from '../../parts/EnquiryColumns';
import { PointRows } from '../../parts/PointRows';
import { processSteps } from '../../parts/process-steps';
import { SegmentFrame } from '../../parts/SegmentFrame';

/** A segment's page. What its content leaves undefined comes from the catalogue, and its figures from the firm. */
export function SegmentDetails({ service, segment }: { service: Service; segment: Segment }): ReactNode {
  const content = segmentPages.find(({ id }) => id === segment.id);
  return (
    <SegmentFrame
      service={service}
      segment={segment}
      title={content?.title ?? segment.name}
      subtitle={content?.subtitle ?? segment.description}
      stats={content?.stats ?? generalStatistics}
      keywords={content?.keywords ?? [segment.name, service.name]}
    >
      <EnquiryColumns enquiry={{ ...segmentEnquiry, service: service.name }}>
        {content && (
          <>
            <Text size="lg">{content.challenge}</Text>
            <Block title="What we do">
              <PointRows items={content.work} />
            </Block>
          </>
        )}
        <Block title="Key features">
          <FeatureList items={segment.features} />
        </Block>
        {content && (
          <>
            <Block title="How we work">
              <Steps items={processSteps(content.process)} />
            </Block>
            <Block title="What you can expect">
              <FeatureList items={content.outcomes} />
            </Block>
          </>
        )}
      </EnquiryColumns>
    </SegmentFrame>
  );
}
