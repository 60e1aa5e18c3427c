import { Section, SectionHeading, Stats } from '@site/ui';
import type { ReactNode } from 'react';
import { excellence } from '../../content/careers';

export function CareerExcellence(): ReactNode {
  return (
    <Section tone="ink">
      <SectionHeading title={excellence.title} lead={excellence.lead} />
      <Stats items={excellence.stats} />
    </Section>
  );
}
