import type { ReactNode } from 'react';
import type { DedicatedPage as Page, Question } from '../../content/dedicated/schema';
import { AreaColors } from '../../parts/AreaColors';
import { CatalogueMetadata } from '../../parts/CatalogueMetadata';
import { areaTrail } from '../../parts/trail';
import { areaOf } from './area-of';

interface DedicatedPageProps {
  page: Page;
  questions?: readonly Question[];
  children: ReactNode;
}

/** The frame of a dedicated page: its metadata and the colours of its area. */
export function DedicatedPage({ page, questions, children }: DedicatedPageProps): ReactNode {
  const area = areaOf(page);
  return (
    <AreaColors color={area.color}>
      <CatalogueMetadata
        name={page.title}
        path={page.path}
        trail={areaTrail(area)}
        {...page.metadata}
        questions={questions}
      />
      {children}
    </AreaColors>
  );
}
