import type { ReactNode } from 'react';
import { Section, SectionHeading, Steps } from '@site/ui';
import { areaPath, findSegment, listedAreas, segmentPath } from '../../catalogue';
import type { Area } from '../../content/schema';
import { areaPages } from '../../content/area-pages';
import { comingSoon } from '../../content/coming-soon';
import { areaPage, discuss, howWeWork } from '../../content/shared';
import { EnquiryActions } from '../../parts/EnquiryActions';
import { CataloguePage } from '../../parts/CataloguePage';
import { EnquirySection } from '../../parts/EnquirySection';
import { KeyFigures } from '../../parts/KeyFigures';
import { PracticeStory } from '../../parts/PracticeStory';
import { Questions } from '../../parts/Questions';
import { SegmentCards } from '../../parts/SegmentCards';
import { TopicSection } from '../../parts/TopicSection';
import { servicesTrail } from '../../parts/trail';
import { AvailableStrip } from './AvailableStrip';
import { OutcomeGrid } from './OutcomeGrid';

/** The content of an area's page. */
export function AreaDetails({ area }: { area: Area }): ReactNode {
  const { name, segments } = area;
  const content = areaPages.find(({ code }) => code === area.code);
  if (!content) throw new Error(`No content for the area ${area.code}`);
  const available = area.comingSoon ? content.available : undefined;
  const offered = available && findSegment(available.segmentId);
  const service = offered && {
    label: `${comingSoon.available}: ${available.name}`,
    to: segmentPath(offered.area, offered.segment),
  };
  // Nobody can talk to an expert of a practice whose team is being completed.
  const enquiry = area.comingSoon
    ? { ...comingSoon.enquiry, next: comingSoon.next, button: comingSoon.register }
    : { ...areaPage.enquiry, button: discuss };
  return (
    <CataloguePage
      area={area}
      path={areaPath(area)}
      title={name}
      trail={servicesTrail}
      description={content.metaDescription}
      keywords={content.keywords}
      eyebrow={area.comingSoon && comingSoon.name}
      lead={content.lead}
      actions={<EnquiryActions adviser={area.adviser} label={enquiry.button} />}
    >
      {service && <AvailableStrip {...service} lead={available.lead} />}
      <Section>
        <SectionHeading title={areaPage.offer} lead={area.description} />
        <SegmentCards
          area={area}
          segments={segments}
          detailed
          available={service && { ...service, segmentId: offered.segment.id }}
        />
      </Section>
      {content.stats && <KeyFigures items={content.stats} />}
      {listedAreas.includes(area) && !area.comingSoon && <PracticeStory area={area} linksPractice={false} />}
      <Section tone="ink">
        <SectionHeading title={howWeWork} />
        <Steps folding items={content.approach} />
      </Section>
      <TopicSection copy={{ title: content.outcomes.title }} heading="beside">
        <OutcomeGrid items={content.outcomes.items} />
      </TopicSection>
      <Questions
        items={content.questions.map(({ linksToAvailable, ...item }) => ({
          ...item,
          link: linksToAvailable ? service : undefined,
        }))}
      />
      <EnquirySection enquiry={{ ...enquiry, service: name }} adviser={area.adviser} />
    </CataloguePage>
  );
}
