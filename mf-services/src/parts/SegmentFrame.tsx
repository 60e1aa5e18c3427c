import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { BackLink, Section, SectionHeading, type Stat } from '@site/ui';
import { adviserOf, areaPath, segmentPath } from '../catalogue';
import type { Area, Segment } from '../content/schema';
import { backTo, segmentPage } from '../content/shared';
import { CataloguePage } from './CataloguePage';
import { EnquiryActions } from './EnquiryActions';
import { ENQUIRY_FORM_ID } from './EnquiryColumns';
import { KeyFigures } from './KeyFigures';
import { SegmentCards } from './SegmentCards';

interface SegmentFrameProps {
  area: Area;
  segment: Segment;
  title: string;
  subtitle: string;
  stats: readonly Stat[];
  keywords: readonly string[];
  children: ReactNode;
}

/**
 * The frame of every segment page: a link to the area, the heading with a button that leads to the page's enquiry form,
 * the stats, and the area's other segments.
 */
export function SegmentFrame({
  area,
  segment,
  title,
  subtitle,
  stats,
  keywords,
  children,
}: SegmentFrameProps): ReactNode {
  const siblings = area.segments.filter(({ id }) => id !== segment.id);
  return (
    <CataloguePage
      area={area}
      path={segmentPath(area, segment)}
      title={title}
      description={segment.description}
      keywords={keywords}
      breadcrumb={<BackLink as={Link} to={areaPath(area)}>{`${backTo} ${area.name}`}</BackLink>}
      lead={subtitle}
      actions={<EnquiryActions adviser={adviserOf(area, segment)} href={`#${ENQUIRY_FORM_ID}`} />}
    >
      <KeyFigures items={stats} />
      {children}
      <Section tone="tint">
        <SectionHeading title={segmentPage.siblings} />
        <SegmentCards area={area} segments={siblings} />
      </Section>
    </CataloguePage>
  );
}
