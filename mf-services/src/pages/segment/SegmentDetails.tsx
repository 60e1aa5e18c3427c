import type { ReactNode } from 'react';
import { FeatureList, Steps, Text } from '@site/ui';
import { adviserOf } from '../../catalogue';
import type { Area, Segment } from '../../content/schema';
import { segmentPages } from '../../content/segment-pages';
import { howWeWork, keyFeatures, segmentPage, segmentStats } from '../../content/shared';
import { Block } from '../../parts/Block';
import { EnquiryColumns } from '../../parts/EnquiryColumns';
import { PointList } from '../../parts/PointList';
import { processSteps } from '../../parts/process-steps';
import { SegmentFrame } from '../../parts/SegmentFrame';

interface SegmentDetailsProps {
  area: Area;
  segment: Segment;
}

/** The content of a segment's page; defaults come from the catalogue and from `segmentStats`. */
export function SegmentDetails({ area, segment }: SegmentDetailsProps): ReactNode {
  const content = segmentPages.find(({ id }) => id === segment.id);
  return (
    <SegmentFrame
      area={area}
      segment={segment}
      title={segment.name}
      subtitle={content?.subtitle ?? segment.description}
      stats={content?.stats ?? segmentStats}
      keywords={content?.keywords ?? [segment.name, area.name]}
    >
      <EnquiryColumns
        enquiry={{ ...segmentPage.enquiry, service: area.name }}
        adviser={adviserOf(area, segment)}
      >
        {content && (
          <>
            <Text size="lg">{content.challenge}</Text>
            <Block minor title={segmentPage.work}>
              <PointList items={content.work} variant="rows" />
            </Block>
          </>
        )}
        <Block minor title={keyFeatures}>
          <FeatureList wide items={segment.features} />
        </Block>
        {content && (
          <>
            <Block minor title={howWeWork}>
              <Steps folding items={processSteps(content.process)} />
            </Block>
            <Block minor title={segmentPage.outcomes}>
              <FeatureList wide items={content.outcomes} />
            </Block>
          </>
        )}
      </EnquiryColumns>
    </SegmentFrame>
  );
}
