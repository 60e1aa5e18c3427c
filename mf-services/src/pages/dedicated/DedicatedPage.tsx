import type { ReactNode } from 'react';
import type { DedicatedPage as Page, Question } from '../../content/dedicated/schema';
import { AreaColors } from '../../parts/AreaColors';
import { ServiceMetadata } from '../../parts/ServiceMetadata';
import { trailThrough } from '../../parts/trail';
import { areaOf } from './area-of';

interface DedicatedPageProperties {
  page: Page;
  questions?: readonly Question[];
  children: ReactNode;
}

/** The frame of a dedicated page: its metadata, and the colours of its service area for everything inside. */
export function DedicatedPage({ page, questions, children }: DedicatedPageProperties): ReactNode {
  const area = areaOf(page);
  return (
    <AreaColors color={area.color}>
      <ServiceMetadata
        name={page.title}
        path={page.path}
        trail={trailThrough(area)}
        {...page.metadata}
        questions={questions}
      />
      {children}
    </AreaColors>
  );
}
